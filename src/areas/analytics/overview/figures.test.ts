import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookAppointment,
  deleteAppointment,
  updateAppointment,
} from '#areas/appointments/bookings/booking.contract.ts';
import { voidInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import {
  deactivatePatient,
  type Patient,
  reactivatePatient,
  registerPatient,
  updatePatient,
} from '#areas/patients/patients/patient.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { recount } from '#testing/recount.ts';
import { readOverview } from './overview.contract.ts';

const timeZone = 'Asia/Dhaka';
const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(() => opened.clock.set('2026-01-05T19:30:00.000Z'));
afterAll(() => opened.close());

const step = fc.record({
  kind: fc.constantFrom(
    ...(['register', 'register', 'import', 'edit', 'off', 'on', 'book', 'book', 'move', 'unbook'] as const),
    ...(['bill', 'void', 'pay', 'wait', 'wait'] as const),
  ),
  which: fc.nat({ max: 30 }),
  born: fc.date({ min: new Date('1940-01-01'), max: new Date('2025-12-31'), noInvalidDate: true }),
  gender: fc.constantFrom('female', 'male', 'other'),
  status: fc.constantFrom('scheduled', 'confirmed', 'completed', 'cancelled'),
  hours: fc.integer({ min: 1, max: 24 * 25 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A history in which each kind of step succeeds; chance alone leaves one out now and then. */
const everyKind = (
  [
    'register',
    'import',
    'edit',
    'book',
    'move',
    'unbook',
    'bill',
    'pay',
    'wait',
    'off',
    'on',
    'void',
  ] as const
).map((kind): Step => ({
  kind,
  which: 0,
  born: new Date('1980-05-17'),
  gender: 'female',
  status: 'scheduled',
  hours: 301,
}));

/** What a history has made so far. */
interface World {
  patients: { id: string; version: number }[];
  appointments: { id: string; version: number }[];
  invoices: { id: string; version: number; totalMinor: number }[];
}

const succeeded = new Set<Step['kind']>();

async function act(world: World, one: Step): Promise<void> {
  try {
    if (await (patientDeeds(world, one) ?? appointmentDeeds(world, one) ?? invoiceDeeds(world, one))) {
      succeeded.add(one.kind);
    }
  } catch (error) {
    // Some steps of a history are refused: nothing of them may be counted.
    if (!isAppError(error)) throw error;
  }
}

function pick<T>(all: readonly T[], which: number): T | undefined {
  return all[which % Math.max(1, all.length)];
}

function patientDeeds({ patients }: World, { kind, which, born, gender }: Step) {
  const dateOfBirth = born.toISOString().slice(0, 10);
  const patient = pick(patients, which);
  const named = patient && { patientId: patient.id, version: patient.version };
  const keep = (found: Patient) => Object.assign(patient!, { version: found.version });
  if (kind === 'register') {
    const made = admin.call(registerPatient, aPatient({ dateOfBirth, gender }));
    return made.then(({ id, version }) => patients.push({ id, version }));
  }
  if (kind === 'import') return importSome(dateOfBirth, gender);
  if (kind === 'edit')
    return named && admin.call(updatePatient, { ...named, dateOfBirth, gender }).then(keep);
  if (kind === 'off') return named && admin.call(deactivatePatient, named).then(keep);
  if (kind === 'on') return named && admin.call(reactivatePatient, named).then(keep);
  return undefined;
}

function importSome(dateOfBirth: string, gender: string) {
  const rows = [2, 3, 4, 5, 6, 7, 8].map((line) => {
    const { firstName, lastName } = aPatient();
    const status = line % 3 === 0 ? 'inactive' : 'active';
    return { line, fields: { firstName, lastName, dateOfBirth, gender, status } };
  });
  return admin.call(importList, patientsToSend(rows));
}

function appointmentDeeds({ patients, appointments }: World, { kind, which, hours, status }: Step) {
  const appointment = pick(appointments, which);
  const named = appointment && { appointmentId: appointment.id, version: appointment.version };
  const start = opened.clock.now().getTime() + (hours - 300) * 3_600_000;
  const when = {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 1_800_000).toISOString(),
    status,
  };
  if (kind === 'book') {
    const patientId = pick(patients, which)?.id;
    if (!patientId) return undefined;
    const booked = admin.call(bookAppointment, { title: 'Visit', ...when, patientId });
    return booked.then(({ id, version }) => appointments.push({ id, version }));
  }
  if (kind === 'move' && named) {
    const moved = admin.call(updateAppointment, { ...named, ...when });
    return moved.then(({ version }) => Object.assign(appointment, { version }));
  }
  if (kind === 'unbook' && named) {
    const gone = admin.call(deleteAppointment, named);
    return gone.then(() => appointments.splice(appointments.indexOf(appointment), 1));
  }
  return undefined;
}

function invoiceDeeds({ patients, invoices }: World, { kind, which, hours }: Step) {
  const invoice = pick(invoices, which);
  const patientId = pick(patients, which)?.id;
  if (kind === 'bill' && patientId) {
    const billed = anInvoice(admin, { patientId, send: true });
    return billed.then(({ id, version, totalMinor }) => invoices.push({ id, version, totalMinor }));
  }
  if (kind === 'void' && invoice) {
    const wish = { invoiceId: invoice.id, version: invoice.version, reason: 'History' };
    return admin.call(voidInvoice, wish).then(({ version }) => Object.assign(invoice, { version }));
  }
  if (kind === 'pay' && invoice) {
    const amountMinor = hours % 2 === 0 ? 1 : invoice.totalMinor;
    return admin.call(recordPayment, { invoiceId: invoice.id, parts: [{ method: 'card', amountMinor }] });
  }
  if (kind === 'wait') return wait(hours);
  return undefined;
}

/** Lets time pass, after which everybody has to sign in again. */
async function wait(hours: number): Promise<true> {
  opened.clock.advance(hours * 3_600_000);
  admin = await hospital.as('tenant_admin');
  return true;
}

test('after any history the figures are those of the rows, counted one by one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 50 }), async (steps) => {
      hospital = await opened.aHospital({ timeZone });
      admin = await hospital.as('tenant_admin');
      const world: World = { patients: [], appointments: [], invoices: [] };
      for (const one of steps) await act(world, one);
      expect(await admin.call(readOverview, {})).toMatchObject(
        await recount(opened, hospital.tenantId, timeZone),
      );
    }),
    { numRuns: 8, examples: [[everyKind]] },
  );
  expect([...succeeded]).toEqual(
    expect.arrayContaining([
      'register',
      'import',
      'edit',
      'book',
      'move',
      'unbook',
      'bill',
      'pay',
      'off',
      'on',
    ]),
  );
});
