import { insertSampleOrders, type SampleOrder } from '#areas/pharmacy/pharmacy.public.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { decideDose, insertOutcome } from './administration/dose.queries.ts';
import { rights } from './administration/dose.contract.ts';
import { planAll, type Planner } from './planning/planning.service.ts';

/** What the patients in the beds get, one after the other. */
const orders: readonly SampleOrder['lines'][] = [
  [
    { brand: 'Ceftrix', dose: '1', frequency: 'BD', duration: '5d' },
    { brand: 'Omeprin', dose: '1', frequency: '1+0+1', duration: '7d' },
    {
      ...{ brand: 'Paraxa', dose: '1', frequency: 'SOS', duration: '' },
      ...{ prnIndication: 'Fever above 38.5 °C', prnMinimumMinutes: 360, prnMaximum: 4 },
    },
  ],
  [
    { brand: 'Amlodin', dose: '1', frequency: 'OD', duration: 'continue' },
    { brand: 'Enoxalow', dose: '1', frequency: 'BD', duration: '5d' },
  ],
  [
    { brand: 'Metforin', dose: '1', frequency: '1+0+1', duration: 'continue' },
    { brand: 'Amoxira', dose: '1', frequency: 'q8h', duration: '7d' },
  ],
  [{ brand: 'Furosix', dose: '½', frequency: '1+0+1', duration: '5d' }],
];

const hourMs = 3_600_000;
const daysOfSamples = 1.5;

/** Doses that nobody has decided on by now: the last one of each patient, so that something is overdue. */
const openMinutes = 60;

interface SampleWard {
  planner: Planner;
  nurseId: string;
  doctor: { id: string; name: string };
}

async function seedDoses(db: Db, { planner, nurseId, doctor }: SampleWard): Promise<void> {
  const { tenantId, timeZone, now } = planner;
  const stays = await db
    .selectFrom('admission')
    .select(['id', 'patient_id', 'received_at'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('received_at', 'is not', null)
    .orderBy('id')
    .limit(orders.length)
    .execute();
  if (stays.length === 0) return;
  const earliest = new Date(now.getTime() - daysOfSamples * 24 * hourMs).toISOString();
  await insertSampleOrders(
    db,
    { tenantId, timeZone, doctor },
    stays.map(({ id: admissionId, patient_id: patientId, received_at: received }, place) => ({
      ...{ admissionId, patientId, lines: orders[place]! },
      signedAt: received !== null && received > earliest ? received : earliest,
    })),
  );
  await planAll(planner);
  await decidePast(db, { tenantId, nurseId, now });
}

/** Every seventh was refused, every eleventh held, every thirteenth missed; the others were given. */
async function decidePast(
  db: Db,
  { tenantId, nurseId, now }: { tenantId: string; nurseId: string; now: Date },
): Promise<void> {
  const before = new Date(now.getTime() - openMinutes * 60_000).toISOString();
  const past = await db
    .selectFrom('dose')
    .select(['id', 'patient_id', 'scheduled_at'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'scheduled')
    .where('scheduled_at', '<', before)
    .orderBy('scheduled_at')
    .orderBy('id')
    .execute();
  for (const [place, dose] of past.entries()) {
    const turn = place + 1;
    if (turn % 13 === 0 || turn === 4) {
      await db
        .updateTable('dose')
        .set({ status: 'missed' })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', dose.id)
        .execute();
      continue;
    }
    const status =
      turn % 7 === 0 || turn === 2 ? 'refused' : turn % 11 === 0 || turn === 3 ? 'held' : 'given';
    const at = new Date(Date.parse(dose.scheduled_at) + ((turn * 7) % 25) * 60_000).toISOString();
    await decideDose(db, tenantId, { id: dose.id, status });
    await insertOutcome(db, {
      ...{ tenant_id: tenantId, dose_id: dose.id, patient_id: dose.patient_id, status },
      ...{ administered_at: at, administered_by: nurseId, device_at: null, device_ahead_seconds: null },
      ...{ rights: [...rights], timing: 'on-time', timing_reason: null },
      reason_not_given: status === 'refused' ? 'Feels sick' : status === 'held' ? 'Systolic below 100' : null,
      ...{ patient_response: null, side_effects: null, notes: null, witnessed_by: null },
      ...{ patient_code: null, medicine_code: null, checks: '[]', amount_thousandths: null },
      ...{ source: status === 'given' ? 'dispensed' : 'nothing', place_id: null, taken_quantity: 0 },
      quantity_reason: null,
      created_at: at,
    });
  }
}

/** Orders with their doses where there are sample patients in the wards. */
export const dosesSamples: AreaSamples = {
  after: ['people', 'inpatient', 'pharmacy'],
  async fill({ db, tenantId, organization, clock, recordsOf, hasSamplePatients }) {
    if (!hasSamplePatients) return;
    const people = recordsOf('people');
    const doctor = organization.people.find(({ role }) => role === 'doctor') ?? organization.people[0]!;
    await seedDoses(db, {
      planner: { db, tenantId, timeZone: organization.timeZone, now: clock.now() },
      nurseId: people.idOf('nurse', 'tenant_admin'),
      doctor: {
        id: people.idOf('doctor', 'tenant_admin'),
        name: `${doctor.firstName} ${doctor.lastName}`,
      },
    });
  },
};
