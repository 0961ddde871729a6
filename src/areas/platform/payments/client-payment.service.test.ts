import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listLicenseInvoices } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aLicenseInvoice, aProof } from '#areas/subscriptions/subscriptions.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeSubscription } from '../clients/client.contract.ts';
import { listPlans } from '../plans/plan.contract.ts';
import * as contract from './client-payment.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the review of payments', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  let planId: string;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'basic')!.id;
  });
  afterAll(() => opened.close());

  /** A hospital with a subscription and an open invoice of ৳12.00. */
  async function aClient() {
    const hospital = await opened.aHospital();
    const agreed = { clientId: hospital.tenantId, version: 0, planId, status: 'active' as const };
    await operator.call(changeSubscription, agreed);
    const invoiceId = await aLicenseInvoice(opened, hospital.tenantId);
    return { hospital, invoiceId, admin: await hospital.as('tenant_admin') };
  }

  async function aSubmitted(part: Parameters<typeof aProof>[1] = {}) {
    const client = await aClient();
    const proof = aProof(client.invoiceId, part);
    const { id } = await client.admin.call(submitProof, proof);
    return { ...client, proof, id, approval: { clientPaymentId: id, version: 1 } };
  }

  const invoicesOf = async (admin: Caller) => (await admin.call(listLicenseInvoices, {})).rows;
  const paidUntil = async (admin: Caller) =>
    (await admin.call(readSubscription, {})).subscription!.periodEndsAt;

  test('a proof is in the queue beside what it is for, and the hospital sees that it waits', async () => {
    const { hospital, admin, proof } = await aSubmitted({ payerName: 'Somebody Else', payerPhone: null });
    const { rows } = await operator.call(contract.listPayments, {
      status: 'submitted',
      search: proof.transactionId,
    });
    expect(rows).toMatchObject([
      {
        clientId: hospital.tenantId,
        invoiceAmountMinor: 1200,
        amountMinor: 1200,
        amount: 'same',
        isPayerKnown: false,
        refusedBefore: 0,
      },
    ]);
    expect(await invoicesOf(admin)).toMatchObject([{ status: 'open', proof: { status: 'submitted' } }]);
  });

  test('approving pays the invoice and extends the period, and the hospital sees it', async () => {
    const { admin, approval } = await aSubmitted();
    const approved = await operator.call(contract.approvePayment, approval);
    expect(approved).toMatchObject({ status: 'approved', version: 2 });
    const [invoice] = await invoicesOf(admin);
    expect(invoice).toMatchObject({ status: 'paid', proof: { status: 'approved' } });
    expect(await paidUntil(admin)).toBe(invoice!.periodTo);
  });

  test('of fifty who approve at once exactly one pays, and the period is extended once', async () => {
    const { admin, approval } = await aSubmitted();
    const presses = Array.from({ length: 50 }, () => operator.call(contract.approvePayment, approval));
    const results = await Promise.allSettled(presses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['WRONG_STATE']));
    const [invoice] = await invoicesOf(admin);
    expect(await paidUntil(admin)).toBe(invoice!.periodTo);
  });

  test('the same press sent fifty times is answered with the same payment', async () => {
    const { admin, approval, id } = await aSubmitted();
    const presses = Array.from({ length: 50 }, () =>
      operator.call(contract.approvePayment, approval, `press-of-${id}`),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([2]));
    const [invoice] = await invoicesOf(admin);
    expect(await paidUntil(admin)).toBe(invoice!.periodTo);
  });

  test('a transaction counts once across all hospitals, however it is typed', async () => {
    const { proof } = await aSubmitted();
    const other = await aClient();
    const same = { transactionId: ` ${proof.transactionId.toUpperCase()} `, method: 'nagad' as const };
    await expect(other.admin.call(submitProof, aProof(other.invoiceId, same))).rejects.toMatchObject({
      code: 'PROOF_TRANSACTION_USED',
    });
    expect(await invoicesOf(other.admin)).toMatchObject([{ status: 'open', proof: null }]);
  });

  test('of twenty hospitals that hand in one transaction at once one does', async () => {
    const transactionId = newId();
    const rivals = await Promise.all(Array.from({ length: 20 }, aClient));
    const results = await Promise.allSettled(
      rivals.map(({ admin, invoiceId }) => admin.call(submitProof, aProof(invoiceId, { transactionId }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a second proof waits for no invoice that has one, and a paid one takes none', async () => {
    const { admin, invoiceId, approval } = await aSubmitted();
    await expect(admin.call(submitProof, aProof(invoiceId))).rejects.toMatchObject({ code: 'PROOF_WAITING' });
    await operator.call(contract.approvePayment, approval);
    await expect(admin.call(submitProof, aProof(invoiceId))).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('a refused proof is told with its note, and handed in again with the same transaction', async () => {
    const { admin, invoiceId, proof, approval } = await aSubmitted();
    await operator.call(contract.rejectPayment, { ...approval, note: 'The name is another one.' });
    expect(await invoicesOf(admin)).toMatchObject([
      { status: 'open', proof: { status: 'rejected', note: 'The name is another one.' } },
    ]);
    await admin.call(submitProof, aProof(invoiceId, { transactionId: proof.transactionId }));
    const { rows } = await operator.call(contract.listPayments, {
      status: 'submitted',
      search: proof.transactionId,
    });
    expect(rows).toMatchObject([{ refusedBefore: 1 }]);
    await expect(operator.call(contract.approvePayment, approval)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('another amount is approved only by who says why', async () => {
    const { admin, approval } = await aSubmitted({ amountMinor: 1100 });
    const differs = { code: 'PAYMENT_DIFFERS', facts: { amount: 'less' } };
    await expect(operator.call(contract.approvePayment, approval)).rejects.toMatchObject(differs);
    const accepted = { ...approval, acceptsDifference: true };
    await expect(operator.call(contract.approvePayment, accepted)).rejects.toMatchObject(differs);
    expect(await invoicesOf(admin)).toMatchObject([{ status: 'open', proof: { status: 'submitted' } }]);
    await operator.call(contract.approvePayment, { ...accepted, note: 'The rest was paid in cash.' });
    expect(await invoicesOf(admin)).toMatchObject([{ status: 'paid' }]);
  });

  test('a payment that was not made yet is refused at its field', async () => {
    const { admin, invoiceId } = await aClient();
    await expect(admin.call(submitProof, aProof(invoiceId, { paidOn: '2999-01-01' }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  test('another hospital sees neither the invoice nor the proof, and cannot pay it', async () => {
    const { invoiceId } = await aSubmitted();
    const stranger = await aClient();
    expect((await invoicesOf(stranger.admin)).map(({ id }) => id)).toEqual([stranger.invoiceId]);
    await expect(stranger.admin.call(submitProof, aProof(invoiceId))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('who only reads the bills hands in nothing', async () => {
    const { hospital, invoiceId }: { hospital: Hospital; invoiceId: string } = await aClient();
    const clerk = await hospital.as('receptionist');
    await expect(clerk.call(submitProof, aProof(invoiceId))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
