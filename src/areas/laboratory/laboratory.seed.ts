import { advanceCounters } from '#database/counters.ts';
import { addDailySteps } from '#database/daily-figures.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertAlerts } from './alerts/lab-alert.queries.ts';
import { type LabTestRow, labTestRows } from './catalogue/lab-test.queries.ts';
import { type LabOrderCounter, labOrderCounters } from './orders/lab-order.figures.ts';
import { insertLabOrders, insertOrderTests } from './orders/lab-order.queries.ts';
import { formatOrderNumber } from './orders/lab-order.rules.ts';
import { orderedTest } from './orders/ordering.service.ts';
import { defaultPlausibility } from './catalogue/lab-test.contract.ts';
import { decimalOf, isCritical, judgeResult } from './ranges/flagging.ts';
import type { Subject } from './ranges/range-choice.ts';
import { type SampleOrder, sampleOrders } from './samples/orders.samples.ts';
import { type SampleTest, sampleTests } from './samples/tests.samples.ts';
import { insertResults, insertVerifications, selectSubjects } from './results/lab-result.queries.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface SampleLaboratory {
  tenantId: string;
  timeZone: string;
  /** Who orders and enters results, and who verifies them: two people. */
  technicianId: string;
  verifierId: string;
  /** The person whom critical results reach. */
  clinicianId: string;
  doctors: readonly { id: string; name: string }[];
  /** Without any there is the catalogue alone. */
  patientIds: readonly string[];
}

/** Adds the sample catalogue and orders in every state, inside their tenant's transaction. */
export async function seedLaboratory(db: Db, laboratory: SampleLaboratory, clock: Clock): Promise<void> {
  const now = clock.now().toISOString();
  const tests = sampleTests.map((test) => testRow(laboratory.tenantId, test, now));
  await labTestRows.insert(db, tests);
  const orders = sampleOrders.filter(({ patient }) => patient < laboratory.patientIds.length);
  if (orders.length === 0) return;
  const steps = labOrderCounters.map((name) => [name, countedBy(name, orders)] as const);
  const counters = await advanceCounters(db, laboratory.tenantId, {
    ...(Object.fromEntries(steps) as Record<LabOrderCounter, number>),
    'lab-orders.number': orders.length,
  });
  const testOf = new Map(tests.map((test) => [test.name, test]));
  const subjects = await selectSubjects(db, laboratory.tenantId, laboratory.patientIds);
  const made = orders.map((order, index) => {
    const number = counters['lab-orders.number'] - orders.length + index + 1;
    return makeOrder({ laboratory, order, number, testOf, subjects, now: Date.parse(now) });
  });
  await insertLabOrders(
    db,
    made.map(({ row }) => row),
  );
  await insertOrderTests(
    db,
    made.flatMap(({ row, tests: ordered }) =>
      ordered.map((test, index) => orderedTest(row.id, test, index + 1)),
    ),
  );
  await addDailySteps(
    db,
    laboratory.tenantId,
    made.map(({ day }) => ({ day, name: 'lab.orders', value: 1 })),
  );
  await insertResults(
    db,
    made.flatMap(({ results }) => results),
  );
  await insertVerifications(
    db,
    made.flatMap((one) => verificationsOf(laboratory, one)),
  );
  await insertAlerts(
    db,
    made.flatMap((one) => alertsOf(laboratory, one)),
  );
}

function countedBy(name: (typeof labOrderCounters)[number], orders: readonly SampleOrder[]): number {
  if (name === 'lab-orders.total') return orders.length;
  return orders.filter(({ status }) => name === `lab-orders.${status}`).length;
}

function testRow(tenantId: string, test: SampleTest, now: string): LabTestRow {
  return {
    tenant_id: tenantId,
    id: newId(),
    name: test.name,
    category: test.category,
    description: null,
    price_minor: test.price * 100,
    normal_range: test.normalRange ?? null,
    critical_range: test.criticalRange ?? null,
    unit: test.unit ?? null,
    plausibility_factor: defaultPlausibility,
    specimen: test.specimen,
    turnaround_time: test.turnaroundTime,
    status: 'active',
    created_at: now,
    updated_at: now,
    version: 1,
  };
}

interface OrderToMake {
  laboratory: SampleLaboratory;
  order: SampleOrder;
  number: number;
  testOf: ReadonlyMap<string, LabTestRow>;
  subjects: ReadonlyMap<string, Pick<Subject, 'sex' | 'dateOfBirth'>>;
  /** Milliseconds. */
  now: number;
}

interface MadeOrder {
  order: SampleOrder;
  row: Parameters<typeof insertLabOrders>[1][number];
  day: string;
  tests: LabTestRow[];
  results: ReturnType<typeof resultRow>[];
  /** The instant so many minutes after the order. */
  at: (minutes: number) => string;
}

function makeOrder({ laboratory, order, number, testOf, subjects, now }: OrderToMake): MadeOrder {
  const { tenantId, timeZone, technicianId, clinicianId, doctors } = laboratory;
  const id = newId();
  const ordered = now - order.daysAgo * dayMs - 150 * minuteMs;
  const at = (minutes: number) => new Date(ordered + minutes * minuteMs).toISOString();
  const isTaken = Object.values(order.results).some((result) => result !== null);
  const doctor = doctors[number % (doctors.length + 1)];
  const patientId = laboratory.patientIds[order.patient]!;
  const row: MadeOrder['row'] = {
    tenant_id: tenantId,
    id,
    order_number: formatOrderNumber(number),
    patient_id: patientId,
    doctor_id: doctor?.id ?? null,
    doctor_name: doctor?.name ?? 'Not specified',
    orderer_id: order.priority === 'stat' ? clinicianId : null,
    appointment_id: null,
    consultation_id: null,
    status: order.status,
    priority: order.priority ?? 'routine',
    notes: order.notes ?? null,
    ordered_at: at(0),
    ordered_by: technicianId,
    collected_at: isTaken ? at(20) : null,
    collected_by: isTaken ? technicianId : null,
    completed_at: order.status === 'completed' ? at(140) : null,
    updated_at: at(isTaken ? 140 : 0),
    version: 1,
  };
  const tests = Object.keys(order.results).map((name) => testOf.get(name)!);
  const day = dateIn(timeZone, new Date(ordered));
  const subject = { ...subjects.get(patientId)!, onDay: day };
  const results = resultsOf({ laboratory, order, id, patientId, tests, subject, at });
  return { order, row, day, tests, results, at };
}

interface ResultsToMake {
  laboratory: SampleLaboratory;
  order: SampleOrder;
  id: string;
  patientId: string;
  tests: readonly LabTestRow[];
  subject: Subject;
  at: MadeOrder['at'];
}

function resultsOf(made: ResultsToMake) {
  const { order } = made;
  return made.tests.flatMap((test) => {
    const result = order.results[test.name] ?? null;
    const { corrected } = order;
    if (result === null) return [];
    if (corrected?.test !== test.name) return [resultRow(made, test, result, 1, null)];
    return [
      resultRow(made, test, corrected.from, 1, null),
      resultRow(made, test, result, 2, corrected.reason),
    ];
  });
}

function verificationsOf({ tenantId, technicianId, verifierId }: SampleLaboratory, made: MadeOrder) {
  if (made.order.isUnverified) return [];
  return made.results.map((result) => ({
    tenant_id: tenantId,
    result_id: result.id,
    entered_by: technicianId,
    verified_by: verifierId,
    needed_second_person: true,
    verified_at: made.at(135),
  }));
}

function alertsOf({ tenantId, clinicianId }: SampleLaboratory, { order, results, at }: MadeOrder) {
  const isOpen = order.isUnverified === true;
  const critical = results.filter(({ flag }) => isCritical(flag));
  return critical.map((result) => ({
    tenant_id: tenantId,
    id: newId(),
    result_id: result.id,
    entered_by: result.entered_by,
    raised_at: at(90),
    // Those of today were passed on long ago, so that nobody's bell rings for a sample.
    escalated_at: isOpen ? at(120) : null,
    acknowledged_by: isOpen ? null : clinicianId,
    acknowledged_at: isOpen ? null : at(100),
    action: isOpen ? null : ('treated' as const),
    note: null,
  }));
}

function resultRow(
  { laboratory, id, patientId, subject, at }: ResultsToMake,
  test: LabTestRow,
  result: string,
  revision: number,
  reason: string | null,
) {
  const ranges = { normalRange: test.normal_range, criticalRange: test.critical_range };
  const { flag, range } = judgeResult(result, ranges, subject);
  return {
    tenant_id: laboratory.tenantId,
    id: newId(),
    order_id: id,
    test_id: test.id,
    patient_id: patientId,
    revision,
    result,
    value: decimalOf(result),
    unit: test.unit,
    normal_range: range,
    flag,
    notes: null,
    correction_reason: reason,
    entered_by: laboratory.technicianId,
    entered_at: at(90 + revision),
  };
}

/** The catalogue of each sample hospital, and orders where there are patients. */
export const laboratorySamples: AreaSamples = {
  after: ['people', 'patients', 'appointments'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const people = recordsOf('people');
    const technicianId = people.idOf('lab_technician', 'doctor');
    const doctorId = people.idOf('doctor', 'tenant_admin');
    const staff = {
      technicianId,
      verifierId: people.idOf('tenant_admin'),
      // Who enters a critical result does not acknowledge it.
      clinicianId: doctorId === technicianId ? people.idOf('tenant_admin') : doctorId,
    };
    const patientIds = recordsOf('patients');
    const doctors = recordsOf('appointments');
    await seedLaboratory(db, { tenantId, timeZone, ...staff, patientIds, doctors }, clock);
  },
};
