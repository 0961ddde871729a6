import { dayOfStay } from '#areas/inpatient/inpatient.public.ts';
import type { EndedDose, OverdueDose, UnreadOrder } from '#areas/doses/doses.public.ts';
import { nextSetAt } from '../../rounds/next-set.ts';
import type { Sbar } from './sbar.contract.ts';
import type {
  CallRow,
  HandedOverRow,
  LabOrderRow,
  MeasuredRow,
  OpenTaskRow,
  WardOrderRow,
} from './sbar.queries.ts';

interface Known {
  /** The newest set of vital signs; undefined before the first. */
  measured: MeasuredRow | undefined;
  /** Since the shift began. */
  calls: readonly CallRow[];
  tasks: readonly OpenTaskRow[];
  doses: readonly EndedDose[];
  overdue: readonly OverdueDose[];
  unread: readonly UnreadOrder[];
  /** Orders besides medicines. */
  ordered: readonly WardOrderRow[];
  laboratory: readonly LabOrderRow[];
  fluids: Sbar['assessment']['fluids'];
  /** Null where nobody has asked. */
  allergies: string[] | null;
  /** The hospital's dates of the admission and of today. */
  admittedOn: string;
  today: string;
  /** When it is told: what was due by then is overdue. */
  now: string;
}

/** What is known of a patient, in the order in which it is told at a handover. */
export function sbarOf(row: HandedOverRow, known: Known): Sbar {
  return {
    situation: {
      bedNumber: row.bed_number,
      wardName: row.ward_name,
      reason: row.primary_diagnosis,
      dayOfStay: dayOfStay(known.admittedOn, known.today),
    },
    background: {
      diagnoses: row.secondary_diagnoses,
      allergies: known.allergies,
      precautions: row.precautions,
    },
    assessment: {
      news2: row.total,
      news2Before: row.total_before,
      recordedAt: row.latest_at,
      news2Highest:
        row.highest === null || row.highest_at === null ? null : { total: row.highest, at: row.highest_at },
      abnormal: known.measured ? abnormalOf(known.measured) : [],
      calls: known.calls.map(({ called, called_at, ordered }) => ({ called, calledAt: called_at, ordered })),
      doses: dosesOf(known.doses),
      fluids: known.fluids,
    },
    recommendation: {
      tasks: known.tasks.map(({ text, due_at }) => ({ text, dueAt: due_at, isOverdue: due_at < known.now })),
      vitalSignsOverdueSince: overdueSince(row, known.now),
      dosesOverdue: known.overdue.map((dose) => ({
        medicationName: medicineOf(dose),
        dueAt: dose.scheduled_at,
      })),
      orders: ordersOf(known),
      wardOrders: wardOrdersOf(known.ordered),
      expectedDischarge: row.estimated_discharge_date,
    },
  };
}

function overdueSince(row: HandedOverRow, now: string): string | null {
  const due = nextSetAt(row);
  return due !== null && due < now ? due : null;
}

function medicineOf({ name, strength }: Pick<EndedDose, 'name' | 'strength'>): string {
  return [name, strength].filter(Boolean).join(' ');
}

function ordersOf({ unread, laboratory }: Known): Sbar['recommendation']['orders'] {
  return [
    ...unread.map((order) => ({
      kind: 'medicine' as const,
      text: medicineOf(order),
      state: order.news,
      at: order.state_at,
    })),
    ...laboratory.map(({ tests, is_collected, ordered_at }) => ({
      kind: 'laboratory' as const,
      text: tests,
      state: is_collected ? ('awaited' as const) : ('to_collect' as const),
      at: ordered_at,
    })),
  ];
}

/** What no nurse has read is told first; a nursing task that was read is among the tasks. */
function wardOrdersOf(ordered: readonly WardOrderRow[]): Sbar['recommendation']['wardOrders'] {
  const told = ordered.filter(({ facts, is_unread }) => is_unread || facts.kind !== 'nursing-task');
  return told
    .toSorted((one, other) => Number(other.is_unread) - Number(one.is_unread))
    .map(({ facts, note, news, state_at, is_unread }) => ({
      order: facts,
      note,
      state: is_unread ? news : ('holds' as const),
      at: state_at,
    }));
}

function dosesOf(doses: readonly EndedDose[]): Sbar['assessment']['doses'] {
  return {
    given: doses.filter(({ status }) => status === 'given').length,
    notGiven: doses.flatMap(({ name, strength, status, at, reason }) => {
      const medicationName = medicineOf({ name, strength });
      return status === 'given' ? [] : [{ medicationName, status, at, reason }];
    }),
  };
}

function abnormalOf(row: MeasuredRow): Sbar['assessment']['abnormal'] {
  const tenths = row.temperature_typed_tenths;
  const values: Record<MeasuredRow['abnormal_signs'][number], number | null> = {
    temperature: tenths === null ? null : tenths / 10,
    heartRate: row.heart_rate,
    respiratoryRate: row.respiratory_rate,
    oxygenSaturation: row.oxygen_saturation,
    bloodPressureSystolic: row.blood_pressure_systolic,
    bloodPressureDiastolic: row.blood_pressure_diastolic,
  };
  return row.abnormal_signs.flatMap((sign) => {
    const value = values[sign];
    const unit = sign === 'temperature' ? row.temperature_unit : null;
    return value === null ? [] : [{ sign, value, unit }];
  });
}
