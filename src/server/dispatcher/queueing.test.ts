import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking, aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { createInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { createLabOrder } from '#areas/laboratory/orders/lab-order.contract.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { countLockWaits } from '#testing/databases/lock-waits.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';

/** Makes the same kind of write once more, with records of its own, under the given submission's key. */
type Write = (key: string) => Promise<unknown>;

describe('of two people in one hospital', () => {
  const opened = openTestSystem();
  const owner = new pg.Client(embeddedPostgres().owner);
  let hospital: Hospital;
  let clerk: Caller;
  let userId: string;

  beforeAll(async () => {
    await owner.connect();
    hospital = await opened.aHospital();
    clerk = await hospital.as('tenant_admin');
    const found = await owner.query<{ id: string }>(
      `select id from user_account where tenant_id = $1 and email_key like 'tenant_admin@%'`,
      [hospital.tenantId],
    );
    userId = found.rows[0]!.id;
  });
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  /**
   * Begins a write and stops it where all its work is done and only its end is missing: its submission's key is being
   * stored by somebody else.
   */
  async function holdAtItsEnd(write: Write) {
    const key = newId();
    await owner.query('begin');
    await owner.query(
      `insert into idempotency_key (tenant_id, user_id, key, call, input_hash, answer)
        values ($1, $2, $3, 'another', 'another', '{}')`,
      [hospital.tenantId, userId, key],
    );
    const held = write(key);
    const isBlocked = waitUntil(async () => (await countLockWaits((text) => owner.query(text))) === 1, {
      timeout: 30_000,
      interval: 5,
    });
    const hasEnded = async () => {
      await held;
      throw new Error('It ended without waiting.');
    };
    await Promise.race([isBlocked, hasEnded()]);
    return {
      async letGo() {
        await owner.query('rollback');
        return held;
      },
      /** The key turns out to be taken: the write fails, and nothing of it stays. */
      async fail() {
        await owner.query('commit');
        await expect(held).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
      },
    };
  }

  const registering: Write = (key) => clerk.call(registerPatient, aPatient(), key);
  const importing: Write = (key) => {
    const fields = { firstName: newId(), lastName: 'Row', dateOfBirth: '1990-01-01', gender: 'other' };
    const rows = [{ line: 2, externalId: newId(), fields }];
    return clerk.call(importList, patientsToSend(rows), key);
  };
  const booking: Write = async (key) => {
    const { id: doctorId } = await aDoctor(hospital);
    return clerk.call(bookAppointment, await aBooking(clerk, { doctorId }), key);
  };
  const ordering: Write = async (key) => {
    const { id: patientId } = await clerk.call(registerPatient, aPatient());
    const { id: testId } = await aLabTest(hospital);
    return clerk.call(createLabOrder, { patientId, testIds: [testId] }, key);
  };

  test.each<[string, Write, Write]>([
    ['registers a patient, nobody who registers another', registering, registering],
    ['imports patients, nobody who registers one', importing, registering],
    ['registers a patient, nobody who imports others', registering, importing],
    ['books an appointment, nobody who books with another doctor', booking, booking],
    ['orders tests, nobody who orders others', ordering, ordering],
  ])('while one %s waits', async (_name, first, second) => {
    const held = await holdAtItsEnd(first);
    expect(await second(newId())).toBeDefined();
    expect(await held.letGo()).toBeDefined();
  });

  async function paying(key: string, parts = 1) {
    const { id: invoiceId } = await anInvoice(clerk, { send: true });
    const part = { method: 'card' as const, amountMinor: 100 };
    const { payments } = await clerk.call(
      recordPayment,
      { invoiceId, parts: Array.from({ length: parts }, () => part) },
      key,
    );
    return payments.map(({ receiptNumber }) => numberIn(receiptNumber));
  }

  async function invoicing(key: string) {
    const { id: patientId } = await clerk.call(registerPatient, aPatient());
    const items = [{ name: 'Consultation', quantity: 1, priceMinor: 500 }];
    const bill = { patientId, items, dueDate: '2099-12-31', send: true };
    const { invoiceNumber } = await clerk.call(createInvoice, bill, key);
    return [numberIn(invoiceNumber)];
  }

  const numberIn = (text: string) => Number(/\d+$/.exec(text)![0]);

  test.each<[string, (key: string) => Promise<number[]>]>([
    ['an invoice', invoicing],
    ['a receipt', paying],
    ['a payment of several receipts', (key) => paying(key, 3)],
  ])('the number of %s whose write fails at its very end is the next one’s', async (_name, write) => {
    const before = (await write(newId())).at(-1)!;
    const held = await holdAtItsEnd(write);
    await held.fail();
    const after = await write(newId());
    expect(after).toEqual(after.map((_, place) => before + 1 + place));
  });

  test('invoices and payments made all at once have every number once, and add up', async () => {
    const begin = (await invoicing(newId()))[0]!;
    const invoices = await Promise.all(Array.from({ length: 12 }, () => invoicing(newId())));
    const numbers = invoices.flat().toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => begin + 1 + place));
  });
});
