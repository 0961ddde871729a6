import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient, listPatients } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aColleague } from '#areas/people/people.fixture.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { listClientSubscriptions } from '#areas/platform/billing/client-billing.contract.ts';
import * as clients from '#areas/platform/clients/client.contract.ts';
import * as payments from '#areas/platform/payments/client-payment.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aClientOf, aPlan, renewAt } from '#testing/staff/client.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { listLicenseInvoices } from '../invoices/license-invoice.contract.ts';
import { submitProof } from '../proofs/payment-proof.contract.ts';
import { changeOperator, readOperator } from '../operator/operator.contract.ts';
import { readPaymentStatus } from '../payment-status/payment-status.contract.ts';
import { readSubscription } from '../subscription/subscription.contract.ts';
import { aProof } from '../subscriptions.fixture.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
const start = '2031-01-05T06:00:00.000Z';

describe('the renewal of a subscription', () => {
  const opened = openTestSystem(postgres);
  beforeAll(async () => {
    opened.clock.set(start);
    await aPlatform(opened);
  });
  afterAll(() => opened.close());

  const asOperator = async () => (await aPlatform(opened)).operator;

  /** A hospital of the plan without a trial: its first period runs to 5 February. */
  async function aClient(priceMinor = 1200) {
    opened.clock.set(start);
    const plan = await aPlan(opened, { priceMinor });
    return { ...(await aClientOf(opened, plan.id)), plan };
  }

  const workOn = (instant: string) => renewAt(opened, instant);

  async function invoicesOf(client: Awaited<ReturnType<typeof aClient>>) {
    return (await (await client.enter()).call(listLicenseInvoices, {})).rows;
  }

  test('the next period is asked for once, two weeks before this one ends', async () => {
    const client = await aClient();
    await workOn('2031-01-21T06:00:00.000Z');
    expect(await invoicesOf(client)).toEqual([]);
    await workOn('2031-01-22T07:00:00.000Z');
    await workOn('2031-01-23T07:00:00.000Z');
    expect(await invoicesOf(client)).toMatchObject([
      {
        status: 'open',
        amountMinor: 1200,
        currencyCode: 'BDT',
        periodFrom: '2031-02-05T06:00:00.000Z',
        periodTo: '2031-03-05T06:00:00.000Z',
        dueOn: '2031-02-05',
        seller: { name: 'Platform', email: 'operator@platform.example' },
        proof: null,
      },
    ]);
  });

  test('an issued invoice names the operator as it was then, and the next one as it is', async () => {
    const first = await aClient();
    await workOn('2031-01-22T07:00:00.000Z');
    const operator = await asOperator();
    const before = await operator.call(readOperator, {});
    const card = { ...before, name: 'Openward Bangladesh', taxNumber: 'BIN 000123456' };
    const { version } = await operator.call(changeOperator, card);
    const second = await aClient();
    await workOn('2031-01-23T07:00:00.000Z');
    expect(await invoicesOf(first)).toMatchObject([{ seller: { name: before.name, taxNumber: null } }]);
    expect(await invoicesOf(second)).toMatchObject([
      { seller: { name: 'Openward Bangladesh', taxNumber: 'BIN 000123456' } },
    ]);
    await (await asOperator()).call(changeOperator, { ...before, version });
  });

  test('unpaid it warns, then refuses new records and nothing else, and paying lifts it', async () => {
    const client = await aClient();
    await (await client.enter()).call(registerPatient, aPatient({ lastName: 'Before' }));
    await workOn('2031-01-25T06:00:00.000Z');
    await workOn('2031-02-06T06:00:00.000Z');
    let admin = await client.enter();
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'past_due' });
    expect(await admin.call(readSubscription, {})).toMatchObject({ subscription: { status: 'past_due' } });
    const { rows } = await (await asOperator()).call(listClientSubscriptions, { status: 'past_due' });
    expect(rows.map(({ id }) => id)).toContain(client.id);
    await admin.call(registerPatient, aPatient({ lastName: 'Warned' }));

    opened.clock.set('2031-02-20T06:00:00.000Z');
    admin = await client.enter();
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'restricted' });
    const refused = { code: 'SUBSCRIPTION_PAST_DUE', facts: { paidUntil: '2031-02-05T06:00:00.000Z' } };
    await expect(admin.call(registerPatient, aPatient({ lastName: 'Refused' }))).rejects.toMatchObject(
      refused,
    );
    await expect(admin.call(createUser, aColleague())).rejects.toMatchObject(refused);
    expect((await admin.call(listPatients, {})).rows).toHaveLength(2);

    const [invoice] = await invoicesOf(client);
    const { id } = await admin.call(submitProof, aProof(invoice!.id, { paidOn: '2031-02-20' }));
    const operator = await asOperator();
    await operator.call(payments.approvePayment, { clientPaymentId: id, version: 1 });
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({
      paymentStatus: 'current',
      // Restricted meanwhile, it gets a whole period from the payment on.
      paidUntil: '2031-03-20T06:00:00.000Z',
    });
    await admin.call(registerPatient, aPatient({ lastName: 'After' }));
  });

  test('paying lifts no suspension', async () => {
    const client = await aClient();
    await workOn('2031-01-25T06:00:00.000Z');
    const admin = await client.enter();
    const [invoice] = await invoicesOf(client);
    const { id } = await admin.call(submitProof, aProof(invoice!.id, { paidOn: '2031-01-25' }));
    const operator = await asOperator();
    const { version } = await operator.call(clients.readClient, { clientId: client.id });
    await operator.call(clients.suspendClient, { clientId: client.id, version, reason: 'Under review' });
    await operator.call(payments.approvePayment, { clientPaymentId: id, version: 1 });
    expect(await operator.call(clients.readClient, { clientId: client.id })).toMatchObject({
      status: 'suspended',
      plan: { status: 'active' },
    });
    expect(await (await client.enter()).call(currentSession, {})).toMatchObject({ isSuspended: true });
  });

  test('what costs nothing goes on by itself, without an invoice', async () => {
    const client = await aClient(0);
    await workOn('2031-04-10T06:00:00.000Z');
    expect(await invoicesOf(client)).toEqual([]);
    expect(await (await client.enter()).call(readPaymentStatus, {})).toMatchObject({
      paymentStatus: 'current',
      paidUntil: '2031-05-05T06:00:00.000Z',
    });
  });

  test('another plan takes back what was asked for, and the job asks for what is agreed now', async () => {
    const client = await aClient();
    const { plan: larger } = await aClient(5000);
    await workOn('2031-01-25T06:00:00.000Z');
    const operator = await asOperator();
    const { version } = await operator.call(clients.readClient, { clientId: client.id });
    const agreed = { clientId: client.id, version, planId: larger.id, status: 'active' as const };
    await operator.call(clients.changeSubscription, agreed);
    await workOn('2031-01-26T06:00:00.000Z');
    const found = await invoicesOf(client);
    expect(found.map(({ status, amountMinor }) => [status, amountMinor])).toEqual([
      ['open', 5000],
      ['void', 1200],
    ]);
  });
});
