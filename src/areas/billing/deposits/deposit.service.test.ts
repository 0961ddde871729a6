import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { getSettings, updateSettings } from '#areas/settings/settings/settings.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { everyPostgres, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aCreditNote, aDeposit, anInvoice } from '../billing.fixture.ts';
import { getInvoice } from '../invoices/invoice.contract.ts';
import { closeCashierDay, currentCashierDay, openCashierDay } from '../payments/cashier/cashier.contract.ts';
import { listPayments, recordPayment } from '../payments/payment.contract.ts';
import { approveRefund, requestRefund } from '../payments/refunds/refund.contract.ts';
import * as contract from './deposit.contract.ts';
import { depositMismatches } from './ledger/deposit-check.ts';
import * as refunds from './refunds/deposit-refund.contract.ts';

describe.each(everyPostgres())('deposits on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let clerk: StaffMember;
  let approver: StaffMember;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    clerk = await aStaffMember(opened, hospital, ['billing.read', 'billing.payments']);
    approver = await aStaffMember(opened, hospital, ['billing.read', 'billing.refunds', 'billing.payments']);
  });
  afterAll(() => opened.close());

  const newPatient = async () => (await admin.call(registerPatient, aPatient())).id;
  const accountOf = async (patientId: string) =>
    (await clerk.caller.call(contract.readDeposits, { patientId })).account;
  const mismatches = () =>
    opened.database.inTenant(hospital.tenantId, 'read', (db) => depositMismatches(db, hospital.tenantId));
  const refundWish = (patientId: string, amountMinor: number) => ({
    patientId,
    purpose: 'balance' as const,
    amountMinor,
    method: 'cash' as const,
    reason: 'Discharged earlier than planned',
  });

  async function aDue(patientId: string) {
    const { id, items } = await anInvoice(admin, { patientId, send: true });
    return { id, items };
  }

  test('a deposit is money received with a receipt and belongs to the patient, the stay and the cashier’s day', async () => {
    const { patient, id: admissionId, admissionNumber } = await anAdmission(admin);
    const { caller } = await aStaffMember(opened, hospital, ['billing.read', 'billing.payments']);
    await caller.call(openCashierDay, { openingMinor: 5000 });
    const part = { method: 'cash' as const, amountMinor: 80_000, tenderedMinor: 100_000 };
    const { account, entry } = await caller.call(contract.takeDeposit, {
      patientId: patient.id,
      admissionId,
      part,
    });
    expect(entry).toMatchObject({
      kind: 'received',
      receiptNumber: expect.stringMatching(/^DEP-\d{6}$/),
      changeMinor: 20_000,
      admissionNumber,
    });
    expect(account).toMatchObject({ receivedMinor: 80_000, leftMinor: 80_000 });
    const { day } = await caller.call(currentCashierDay, {});
    expect(day).toMatchObject({ expectedMinor: 85_000, totals: [{ method: 'cash', amountMinor: 80_000 }] });
    const { rows } = await caller.call(contract.listDepositsOfDay, { cashierDayId: day!.id });
    expect(rows).toMatchObject([{ id: entry.id, patientName: `${patient.firstName} ${patient.lastName}` }]);
    await caller.call(closeCashierDay, { cashierDayId: day!.id, countedMinor: 85_000 });
    const other = await newPatient();
    await expect(
      caller.call(contract.takeDeposit, { patientId: other, admissionId, part }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { admissionId: { code: 'deposits.admissionOfAnother' } } },
    });
    // Nothing of the refused one stays: no money, no day.
    expect(await accountOf(other)).toMatchObject({ receivedMinor: 0, leftMinor: 0 });
    expect((await caller.call(currentCashierDay, {})).day).toBeNull();
  });

  test('receipt numbers leave no gap, also where a deposit was refused', async () => {
    const patientId = await newPatient();
    const first = await aDeposit(clerk.caller, { patientId });
    await expect(
      clerk.caller.call(contract.takeDeposit, { patientId, part: { method: 'bkash', amountMinor: 1 } }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const second = await aDeposit(clerk.caller, { patientId });
    const numberOf = (made: typeof first) => Number(made.entry.receiptNumber!.slice(4));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  test('a wallet’s transaction counts once among payments and deposits, whoever is first', async () => {
    const patientId = await newPatient();
    const due = await aDue(patientId);
    const part = { method: 'bkash' as const, amountMinor: 500, reference: '8GH2K1M4TQ' };
    const deposit = await clerk.caller.call(contract.takeDeposit, { patientId, part });
    await expect(
      clerk.caller.call(recordPayment, { invoiceId: due.id, parts: [part] }),
    ).rejects.toMatchObject({
      code: 'TRANSACTION_USED',
      facts: { receiptNumber: deposit.entry.receiptNumber, invoiceNumber: null },
    });
    const paid = { ...part, reference: '9GH2K1M4TQ' };
    await clerk.caller.call(recordPayment, { invoiceId: due.id, parts: [paid] });
    const again = { patientId, part: paid };
    await expect(clerk.caller.call(contract.takeDeposit, again)).rejects.toMatchObject({
      code: 'TRANSACTION_USED',
    });
    const shared = await clerk.caller.call(contract.takeDeposit, { ...again, sharesTransaction: true });
    expect(shared.entry.reference).toBe('9GH2K1M4TQ');
  });

  test('of a payment and deposits that name one transaction at the same moment one is recorded', async () => {
    const patientId = await newPatient();
    const due = await aDue(patientId);
    const part = { method: 'nagad' as const, amountMinor: 500, reference: '71Q9XK2P' };
    const tries = await Promise.allSettled([
      clerk.caller.call(recordPayment, { invoiceId: due.id, parts: [part] }),
      ...[1, 2, 3].map(async () =>
        clerk.caller.call(contract.takeDeposit, { patientId: await newPatient(), part }),
      ),
    ]);
    const reasons: unknown[] = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toHaveLength(3);
    expect(reasons.every((reason) => isAppError(reason, 'TRANSACTION_USED'))).toBe(true);
  });

  test('an invoice is paid out of the deposit, never above what is due or left, and no cash is counted', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 120_000 });
    const due = await aDue(patientId);
    const use = (invoiceId: string, amountMinor: number) =>
      clerk.caller.call(contract.payFromDeposit, { invoiceId, amountMinor });
    await expect(use(due.id, 110_001)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { amountMinor: { code: 'deposits.moreThanDue', facts: { due: 110_000 } } } },
    });
    const before = (await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor;
    const used = await use(due.id, 110_000);
    expect(used).toMatchObject({
      account: { usedMinor: 110_000, leftMinor: 10_000 },
      invoice: { status: 'paid', dueMinor: 0 },
      payment: { method: 'deposit', amountMinor: 110_000 },
    });
    expect((await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor).toBe(before);
    const next = await aDue(patientId);
    await expect(use(next.id, 10_001)).rejects.toMatchObject({
      facts: { fields: { amountMinor: { code: 'deposits.moreThanLeft', facts: { left: 10_000 } } } },
    });
    const { entries } = await clerk.caller.call(contract.readDeposits, { patientId });
    expect(entries[0]).toMatchObject({
      kind: 'used',
      amountMinor: -110_000,
      invoiceId: due.id,
      leftMinor: 10_000,
    });
    const stranger = await aDue(await newPatient());
    await expect(use(stranger.id, 1)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('of many who use the same deposit at once only what is left goes out', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 110_000 });
    const invoices = await Promise.all(Array.from({ length: 8 }, () => aDue(patientId)));
    const tries = await Promise.allSettled(
      invoices.map(({ id: invoiceId }) =>
        clerk.caller.call(contract.payFromDeposit, { invoiceId, amountMinor: 110_000 }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await accountOf(patientId)).toMatchObject({ usedMinor: 110_000, leftMinor: 0 });
  });

  test('what is left goes back when another approves, out of the drawer of who asked', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 50_000 });
    await expect(
      clerk.caller.call(refunds.requestDepositRefund, refundWish(patientId, 50_001)),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { amountMinor: { code: 'deposits.moreThanLeft', facts: { left: 50_000 } } } },
    });
    const asked = await clerk.caller.call(refunds.requestDepositRefund, refundWish(patientId, 30_000));
    await expect(
      clerk.caller.call(refunds.requestDepositRefund, refundWish(patientId, 20_001)),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const [told] = (await approver.caller.call(listNotifications, {})).rows;
    expect(told).toMatchObject({
      code: 'billing.depositRefundRequested',
      link: '/dashboard/billing/refunds',
    });
    const before = (await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor;
    const decision = { depositRefundRequestId: asked.id, version: 1 };
    await expect(clerk.caller.call(refunds.approveDepositRefund, decision)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const done = await approver.caller.call(refunds.approveDepositRefund, decision);
    expect(done).toMatchObject({
      account: { refundedMinor: 30_000, leftMinor: 20_000, pendingRefundMinor: 0 },
      entry: { kind: 'refunded', amountMinor: -30_000, receiptNumber: expect.stringMatching(/^DEP-/) },
    });
    expect((await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor).toBe(before - 30_000);
    await expect(approver.caller.call(refunds.approveDepositRefund, decision)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    const own = await approver.caller.call(refunds.requestDepositRefund, refundWish(patientId, 1));
    const ownDecision = { depositRefundRequestId: own.id, version: 1 };
    await expect(approver.caller.call(refunds.approveDepositRefund, ownDecision)).rejects.toMatchObject({
      code: 'SECOND_PERSON_REQUIRED',
    });
    const note = 'Still in the ward';
    expect(await approver.caller.call(refunds.rejectDepositRefund, { ...ownDecision, note })).toMatchObject({
      status: 'rejected',
      decisionNote: note,
    });
  });

  test('what was used meanwhile does not go back a second time', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 110_000 });
    const asked = await clerk.caller.call(refunds.requestDepositRefund, refundWish(patientId, 110_000));
    const due = await aDue(patientId);
    await clerk.caller.call(contract.payFromDeposit, { invoiceId: due.id, amountMinor: 100_000 });
    await expect(
      approver.caller.call(refunds.approveDepositRefund, { depositRefundRequestId: asked.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'AMOUNT_TOO_HIGH', facts: { refundableMinor: 10_000 } });
    const { rows } = await clerk.caller.call(refunds.listDepositRefunds, { patientId });
    expect(rows).toMatchObject([{ status: 'pending', version: 1 }]);
  });

  test('a credited invoice that was paid by deposit gives it back to the deposit, at most what that paid', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 60_000 });
    const due = await aDue(patientId);
    const { id: invoiceId } = due;
    await clerk.caller.call(contract.payFromDeposit, { invoiceId, amountMinor: 60_000 });
    await clerk.caller.call(recordPayment, { invoiceId, parts: [{ method: 'cash', amountMinor: 50_000 }] });
    await aCreditNote(admin, due);
    const wish = { invoiceId, purpose: 'credit' as const, reason: 'Not done' };
    const toDeposit = { ...wish, method: 'deposit' as const };
    await expect(
      clerk.caller.call(requestRefund, { ...toDeposit, amountMinor: 60_001 }),
    ).rejects.toMatchObject({ code: 'AMOUNT_TOO_HIGH', facts: { refundableMinor: 60_000 } });
    const asked = await clerk.caller.call(requestRefund, { ...toDeposit, amountMinor: 60_000 });
    const before = (await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor;
    await approver.caller.call(approveRefund, { refundRequestId: asked.id, version: 1 });
    expect((await clerk.caller.call(currentCashierDay, {})).day!.expectedMinor).toBe(before);
    expect(await accountOf(patientId)).toMatchObject({ usedMinor: 0, leftMinor: 60_000 });
    const { payments } = await clerk.caller.call(listPayments, { invoiceId });
    expect(payments.at(-1)).toMatchObject({ method: 'deposit', amountMinor: -60_000 });
    await expect(clerk.caller.call(requestRefund, { ...toDeposit, amountMinor: 1 })).rejects.toMatchObject({
      code: 'AMOUNT_TOO_HIGH',
    });
    expect(await admin.call(getInvoice, { invoiceId })).toMatchObject({ toRefundMinor: 50_000 });
  });

  test('a deposit used on the wrong invoice is corrected: it is left again, and the invoice is due again', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 10_000 });
    const { id: invoiceId } = await aDue(patientId);
    await clerk.caller.call(contract.payFromDeposit, { invoiceId, amountMinor: 10_000 });
    const wish = {
      invoiceId,
      purpose: 'mistake' as const,
      method: 'deposit' as const,
      reason: 'Wrong invoice',
    };
    const asked = await clerk.caller.call(requestRefund, { ...wish, amountMinor: 10_000 });
    const done = await approver.caller.call(approveRefund, { refundRequestId: asked.id, version: 1 });
    expect(done.invoice).toMatchObject({ dueMinor: 110_000, paidMinor: 0 });
    expect(await accountOf(patientId)).toMatchObject({ leftMinor: 10_000 });
  });

  test('the database itself refuses less than nothing left, sums that do not add up, and movements rewritten', async () => {
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 100 });
    const { tenantId } = hospital;
    const account = (values: { used_minor?: number; left_minor?: number }) =>
      opened.database.inTenant(tenantId, 'write', (db) =>
        db
          .updateTable('deposit_account')
          .set(values)
          .where('tenant_id', '=', tenantId)
          .where('patient_id', '=', patientId)
          .execute(),
      );
    await expect(account({ used_minor: 101, left_minor: -1 })).rejects.toThrow('deposit_account_covered');
    await expect(account({ left_minor: 101 })).rejects.toThrow('deposit_account_adds_up');
    await expect(
      opened.database.inTenant(tenantId, 'write', (db) =>
        db
          .updateTable('deposit_movement')
          .set({ amount_minor: 1 })
          .where('tenant_id', '=', tenantId)
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      opened.database.inTenant(tenantId, 'write', (db) =>
        db.deleteFrom('deposit_movement').where('tenant_id', '=', tenantId).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  test('one submission made twice, even at once, counts once', async () => {
    const patientId = await newPatient();
    const submission = { patientId, part: { method: 'card' as const, amountMinor: 700 } };
    const answers = await Promise.all(
      [1, 2, 3].map(() => clerk.caller.call(contract.takeDeposit, submission, 'the-same-deposit')),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(await accountOf(patientId)).toMatchObject({ receivedMinor: 700 });
  });

  test('who takes no payments is refused, and another hospital sees nothing', async () => {
    const patientId = await newPatient();
    const { entry } = await aDeposit(clerk.caller, { patientId });
    const reader = await aStaffMember(opened, hospital, ['billing.read']);
    const part = { method: 'card' as const, amountMinor: 1 };
    await expect(reader.caller.call(contract.takeDeposit, { patientId, part })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    for (const look of [
      () => stranger.call(contract.readDeposits, { patientId }),
      () => stranger.call(contract.takeDeposit, { patientId, part }),
      () => stranger.call(contract.recordDepositPrint, { depositId: entry.id, output: 'print' }),
    ]) {
      await expect(look()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await stranger.call(refunds.listDepositRefunds, {})).rows).toEqual([]);
  });

  test('the nightly check finds nothing after all of this, and an account that was doctored', async () => {
    expect(await mismatches()).toEqual([]);
    const patientId = await newPatient();
    await aDeposit(clerk.caller, { patientId, amountMinor: 100 });
    const { tenantId } = hospital;
    await opened.database.inTenant(tenantId, 'write', (db) =>
      db
        .updateTable('deposit_account')
        .set({ received_minor: 200, left_minor: 200 })
        .where('tenant_id', '=', tenantId)
        .where('patient_id', '=', patientId)
        .execute(),
    );
    expect(await mismatches()).toMatchObject([
      { patient_id: patientId, left_minor: 200, movements_minor: 100 },
    ]);
  });

  test('a hospital that holds a deposit keeps its currency', async () => {
    const other = await (await opened.aHospital()).as('tenant_admin');
    const { id: patientId } = await other.call(registerPatient, aPatient());
    await aDeposit(other, { patientId });
    const { version } = await other.call(getSettings, {});
    await expect(other.call(updateSettings, { version, currencyCode: 'USD' })).rejects.toMatchObject({
      facts: { fields: { currencyCode: { code: 'settings.currencyFixed' } } },
    });
  });
});
