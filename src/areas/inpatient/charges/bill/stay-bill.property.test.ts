import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { getInvoice } from '#areas/billing/invoices/invoice.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { updateLateEntrySettings } from '#areas/settings/late-entries/late-entry.contract.ts';
import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { getAdmission, receivePatient, updateAdmission } from '../../admissions/admission.contract.ts';
import { listBeds } from '../../beds/bed.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import {
  approveBedTransfer,
  completeBedTransfer,
  requestBedTransfer,
} from '../../transfers/bed-transfer.contract.ts';
import { createBedRate, listBedRates, withdrawBedRate } from '../rates/bed-rate.contract.ts';
import { rateOf } from '../rates/bed-rate.service.ts';
import { selectRates } from '../rates/bed-rate.queries.ts';
import { stayCharges } from '../stay-charges.rules.ts';
import { readStayBill, settleStay } from './stay-bill.contract.ts';
import { selectCharged } from './stay-bill.queries.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const hourMs = 3_600_000;
const timeZone = 'Europe/Berlin';
const dueDate = '2099-12-31';
// The evenings before clocks change: stays of some days run across midnights and across the change.
const evenings = ['2027-03-27T17:20:00.000Z', '2027-10-30T17:20:00.000Z'];

const clock = fc.constantFrom(
  { method: 'hours' as const, unitMinutes: 720, graceMinutes: 180 },
  { method: 'hours' as const, unitMinutes: 60 },
  { method: 'hours' as const, unitMinutes: 1440, halfUnderMinutes: 720 },
  { method: 'calendar_day' as const, countsLastDay: true },
);
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.integer({ min: 5, max: 2200 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('move' as const), bed: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('receive' as const), hours: fc.integer({ min: -9, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('price' as const),
      hoursAgo: fc.integer({ min: -5, max: 60 }),
      priceMinor: fc.integer({ min: 0, max: 200_000 }),
      isOfWard: fc.boolean(),
      clock,
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), one: fc.nat(5) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('bill' as const), send: fc.boolean() }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

interface Stay {
  admin: Caller;
  admissionId: string;
  bedIds: readonly string[];
  wardId: string;
}

const later = (ms: number) => new Date(opened.clock.now().getTime() + ms).toISOString();

/** Does one thing to the stay. */
async function perform(
  { admin, admissionId, bedIds, wardId }: Stay,
  step: Exclude<Act, { act: 'pass' }>,
): Promise<void> {
  const { version, receivedAt } = await admin.call(getAdmission, { admissionId });
  switch (step.act) {
    case 'move': {
      const wish = { admissionId, toBedId: bedIds[step.bed]!, transferReason: 'Property' };
      const { id: transferId } = await admin.call(requestBedTransfer, wish);
      await admin.call(approveBedTransfer, { transferId, version: 1 });
      await admin.call(completeBedTransfer, { transferId, version: 2 });
      break;
    }
    case 'receive': {
      const corrected = new Date(Date.parse(receivedAt!) + step.hours * hourMs).toISOString();
      await admin.call(updateAdmission, {
        admissionId,
        version,
        receivedAt: corrected,
        lateReason: 'Property',
      });
      break;
    }
    case 'price':
      await admin.call(createBedRate, {
        ...step.clock,
        priceMinor: step.priceMinor,
        validFrom: later(-step.hoursAgo * hourMs),
        ...(step.isOfWard ? { wardId } : { bedId: bedIds[3]! }),
      });
      break;
    case 'withdraw': {
      const { rows } = await admin.call(listBedRates, {});
      const rate = rows[step.one % rows.length];
      if (rate) await admin.call(withdrawBedRate, { bedRateId: rate.id });
      break;
    }
    case 'bill':
      await admin.call(settleStay, { admissionId, dueDate, send: step.send, reason: 'Property' });
      break;
  }
}

/** What is refused leaves everything as it was. */
async function performOrRefuse(stay: Stay, step: Parameters<typeof perform>[1]): Promise<void> {
  await perform(stay, step).catch((error: unknown) => {
    if (!isAppError(error) || ['DATABASE_AWAY', 'SIGNED_OUT'].includes(error.code)) throw error;
  });
}

/** What invoices of the stay say less what was credited of them, before tax; drafts say nothing yet. */
async function billedMinor({ admin, admissionId }: Stay): Promise<number> {
  const { invoices } = await admin.call(readStayBill, { admissionId });
  const amounts: number[] = [];
  for (const { id: invoiceId, status } of invoices) {
    if (status === 'draft') continue;
    const { items } = await admin.call(getInvoice, { invoiceId });
    for (const { priceMinor, quantity, creditedQuantity } of items) {
      amounts.push(multiplyMinor(priceMinor, quantity - creditedQuantity));
    }
  }
  return sumMinor(amounts);
}

test('after any history the final invoice and what follows it, less credit notes, are what the stay comes to', async () => {
  const histories = fc.record({
    evening: fc.constantFrom(...evenings),
    acts: fc.array(act, { minLength: 8, maxLength: 16 }),
  });
  await fc.assert(
    fc.asyncProperty(histories, async ({ evening, acts }) => {
      opened.clock.set(evening);
      const hospital = await opened.aHospital({ timeZone });
      const admin = await hospital.as('tenant_admin');
      await admin.call(updateLateEntrySettings, { lateEntryHours: 2160 });
      const { ward, beds } = await aWardWithBeds(admin, { beds: 3 });
      const other = await aWardWithBeds(admin, { beds: 1 });
      const bedIds = [...beds, ...other.beds].map(({ id }) => id);
      await admin.call(createBedRate, {
        ...{ method: 'hours', unitMinutes: 720, graceMinutes: 180, priceMinor: 100_000 },
        validFrom: later(-1000 * hourMs),
      });
      const { id: admissionId } = await anAdmission(admin, { bedId: bedIds[0]! });
      opened.clock.advance(10 * hourMs);
      const stay = { admin, admissionId, bedIds, wardId: ward.id };
      stay.admin = await hospital.as('tenant_admin');
      await stay.admin.call(receivePatient, { admissionId, version: 1 });
      for (const step of acts) {
        // The session of before may be over.
        if (step.act === 'pass') {
          opened.clock.advance(step.minutes * 60_000);
          stay.admin = await hospital.as('tenant_admin');
        } else await performOrRefuse(stay, step);
      }
      opened.clock.advance(60_000);
      await performOrRefuse(stay, { act: 'bill', send: true });

      const bill = await stay.admin.call(readStayBill, { admissionId });
      expect(await stay.admin.call(readStayBill, { admissionId })).toEqual(bill);
      expect(await billedMinor(stay)).toBe(bill.charges.subtotalMinor);
      expect(bill).toMatchObject({ toCreditMinor: 0, unbilled: { subtotalMinor: 0 } });
      await expect(
        stay.admin.call(settleStay, { admissionId, dueDate, reason: 'Again' }),
      ).rejects.toMatchObject({ code: 'NOTHING_TO_BILL' });

      const { tenantId } = hospital;
      const [rows, rates] = await opened.database.inTenant(tenantId, 'read', async (db) => [
        await selectCharged(db, tenantId, admissionId),
        (await selectRates(db, tenantId, 100)).map(rateOf),
      ]);
      const history = rows.map((row) => ({
        bedId: row.bed_id,
        bedType: row.bed_type,
        wardId: row.ward_id,
        from: row.started_at!,
        to: row.ended_at,
      }));
      const charged = stayCharges(history, rates, timeZone, bill.until);
      const ofBeds = bedIds.map((bedId) =>
        sumMinor(charged.filter((line) => line.bedId === bedId).map(({ amountMinor }) => amountMinor)),
      );
      expect(sumMinor(ofBeds)).toBe(bill.charges.subtotalMinor);
      const { rows: board } = await stay.admin.call(listBeds, {});
      expect(board.filter(({ patient }) => patient !== null)).toHaveLength(1);
    }),
    { numRuns: 3 },
  );
});
