import { changeCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, instantOf } from '#kernel/time/time-zone.ts';
import { insertInterventions, insertPlans } from './care-plans/care-plan.queries.ts';
import { insertNotes, type StoredNote } from './notes/note.queries.ts';
import { shiftWindows } from './shifts/shift-types.ts';
import { insertAssignments } from './shifts/assignments/assignment.queries.ts';
import { insertShifts } from './shifts/shift.queries.ts';
import { insertTasks, type StoredTask } from './tasks/task.queries.ts';

/** A patient in a bed of a sample hospital. */
export interface SampleStay {
  id: string;
  patient_id: string;
  received_at: string | null;
  precautions: readonly string[];
  ward_id: string;
}

interface SampleWard {
  tenantId: string;
  nurseId: string;
  timeZone: string;
  /** ISO 8601. */
  now: string;
}

const hourMs = 3_600_000;

/** What was written about the first patients of the sample wards, the last one first. */
const noteSamples: readonly (Pick<StoredNote, 'note_type' | 'priority' | 'content' | 'tags'> & {
  hoursAgo: number;
  followUpInHours?: number;
  isConfidential?: boolean;
})[] = [
  {
    note_type: 'assessment',
    priority: 'high',
    content: 'Short of breath after walking to the door. Oxygen by nasal cannula, sits upright.',
    tags: ['breathing'],
    hoursAgo: 1,
    followUpInHours: 1,
  },
  {
    note_type: 'education',
    priority: 'normal',
    content: 'Showed how to use the inhaler; she does it well by herself.',
    tags: [],
    hoursAgo: 2,
  },
  {
    note_type: 'communication',
    priority: 'normal',
    content: 'The family asked not to be told on in front of visitors.',
    tags: [],
    hoursAgo: 3,
    isConfidential: true,
  },
  {
    note_type: 'incident',
    priority: 'critical',
    content: 'Slipped beside the bed, no injury found. The doctor was called and has seen him.',
    tags: ['fall'],
    hoursAgo: 4,
  },
];

/** Notes, a shift that is over, a care plan and tasks where there are sample patients in the wards. */
export async function seedNursingWork(db: Db, ward: SampleWard, stays: readonly SampleStay[]): Promise<void> {
  if (stays.length === 0) return;
  await seedShift(db, ward, stays);
  await seedNotes(db, ward, stays);
  await seedPlans(db, ward, stays);
}

function at({ now }: SampleWard, hours: number): string {
  return new Date(Date.parse(now) + hours * hourMs).toISOString();
}

const fullHour = (date: string, hour: number) => `${date}T${String(hour).padStart(2, '0')}:00`;

/** The last night that is over by now, by the hospital's clock. */
function lastNight({ timeZone, now }: SampleWard): { date: string; start: string; end: string } {
  const today = dateIn(timeZone, new Date(now));
  const { from, until } = shiftWindows.night;
  const isOver = instantOf(timeZone, fullHour(today, until)) <= now;
  const morning = isOver ? today : plusDays(today, -1);
  const date = plusDays(morning, -1);
  return {
    date,
    start: instantOf(timeZone, fullHour(date, from)),
    end: instantOf(timeZone, fullHour(morning, until)),
  };
}

/** The night of one ward, with those who lay there already. */
async function seedShift(db: Db, ward: SampleWard, stays: readonly SampleStay[]): Promise<void> {
  const { tenantId, nurseId } = ward;
  const { date, start, end } = lastNight(ward);
  const there = stays.filter(({ received_at }) => received_at !== null && received_at <= start);
  const wardId = (there[0] ?? stays[0]!).ward_id;
  const id = newId();
  await insertShifts(db, [
    {
      tenant_id: tenantId,
      id,
      ward_id: wardId,
      nurse_id: nurseId,
      shift_type: 'night',
      shift_date: date,
      start_time: start,
      end_time: end,
      shift_notes: null,
      status: 'completed',
      cancel_reason: null,
      created_by: nurseId,
      updated_by: nurseId,
      created_at: start,
      updated_at: end,
      version: 2,
    },
  ]);
  const seen = there.filter(({ ward_id }) => ward_id === wardId).slice(0, 6);
  const rows = seen.map((stay) => ({
    tenant_id: tenantId,
    id: newId(),
    shift_id: id,
    shift_status: null,
    nurse_id: nurseId,
    admission_id: stay.id,
    patient_id: stay.patient_id,
    assigned_at: start,
    assigned_by: nurseId,
    ended_at: end,
  }));
  if (rows.length > 0) await insertAssignments(db, rows);
  await changeCounters(db, tenantId, { 'nursing-shifts.completed': 1 });
}

async function seedNotes(db: Db, ward: SampleWard, stays: readonly SampleStay[]): Promise<void> {
  const { tenantId, nurseId } = ward;
  const tasks: StoredTask[] = [];
  const notes = noteSamples.flatMap((sample, place) => {
    const stay = stays[place];
    const time = at(ward, -sample.hoursAgo);
    if (!stay || stay.received_at === null || stay.received_at > time) return [];
    const id = newId();
    const followUpDate = sample.followUpInHours === undefined ? null : at(ward, sample.followUpInHours);
    if (followUpDate !== null) {
      tasks.push({ ...aTask(ward, stay, followUpDate), source: 'note', note_id: id, text: null });
    }
    return [
      {
        tenant_id: tenantId,
        id,
        patient_id: stay.patient_id,
        admission_id: stay.id,
        nurse_id: nurseId,
        note_type: sample.note_type,
        shift_type: 'day' as const,
        note_time: time,
        content: sample.content,
        priority: sample.priority,
        follow_up_required: followUpDate !== null,
        follow_up_date: followUpDate,
        tags: sample.tags,
        is_confidential: sample.isConfidential ?? false,
        replaces: null,
        created_at: time,
      },
    ];
  });
  if (notes.length > 0) await insertNotes(db, notes);
  if (tasks.length > 0) await insertTasks(db, tasks);
  const critical = notes.filter(({ priority }) => priority === 'critical').length;
  await changeCounters(db, tenantId, {
    'nursing-notes.total': notes.length,
    'nursing-notes.critical': critical,
  });
}

async function seedPlans(db: Db, ward: SampleWard, stays: readonly SampleStay[]): Promise<void> {
  const { tenantId, nurseId, now } = ward;
  for (const stay of stays.filter(({ precautions }) => precautions.includes('fall_risk'))) {
    const planId = newId();
    const interventionId = newId();
    const text = 'Help to the bathroom, look at shoes and bell';
    await insertPlans(db, [
      {
        tenant_id: tenantId,
        id: planId,
        patient_id: stay.patient_id,
        admission_id: stay.id,
        assessment_id: null,
        diagnosis: 'Risk of falls',
        goal: 'No fall during the stay',
        status: 'active',
        created_by: nurseId,
        created_at: now,
        updated_at: now,
        version: 1,
      },
    ]);
    await insertInterventions(db, [
      {
        tenant_id: tenantId,
        id: interventionId,
        care_plan_id: planId,
        patient_id: stay.patient_id,
        position: 0,
        text,
        every_hours: 4,
        stopped_at: null,
        stopped_by: null,
      },
    ]);
    await insertTasks(db, [
      {
        ...aTask(ward, stay, at(ward, -0.5)),
        source: 'care_plan',
        intervention_id: interventionId,
        text,
      },
      { ...aTask(ward, stay, at(ward, 1.5)), text: 'Weigh before the evening meal' },
    ]);
  }
}

function aTask({ tenantId, nurseId, now }: SampleWard, stay: SampleStay, dueAt: string): StoredTask {
  return {
    tenant_id: tenantId,
    id: newId(),
    patient_id: stay.patient_id,
    admission_id: stay.id,
    source: 'hand',
    intervention_id: null,
    note_id: null,
    order_id: null,
    text: null,
    due_at: dueAt,
    status: 'open',
    taken_by: null,
    taken_at: null,
    closed_by: null,
    closed_at: null,
    reason: null,
    created_by: nurseId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
}
