import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague } from '#areas/people/people.fixture.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { planChangeContract as contract } from '#areas/subscriptions/subscriptions-contract.public.ts';
import { listLicenseInvoices } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { readPaymentStatus } from '#areas/subscriptions/payment-status/payment-status.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aProof } from '#areas/subscriptions/subscriptions.fixture.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aClientOf, aPlan, renewAt } from '#testing/staff/client.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { readClient } from '../clients/client.contract.ts';
import { approvePayment } from '../payments/client-payment.contract.ts';
import { updatePlan, type Plan } from '../plans/plan.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
const start = '2031-04-01T00:00:00.000Z';
const middle = '2031-04-16T00:00:00.000Z';
const end = '2031-05-01T00:00:00.000Z';

describe('a change of the plan by the hospital', () => {
  const opened = openTestSystem(postgres);
  let small: Plan;
  let large: Plan;
  beforeAll(async () => {
    opened.clock.set(start);
    small = await aPlan(opened, { name: 'Small', priceMinor: 3000, staffLimit: 2 });
    large = await aPlan(opened, { name: 'Large', priceMinor: 9000, staffLimit: 20 });
  });
  afterAll(() => opened.close());

  async function aClient(plan: Plan) {
    opened.clock.set(start);
    return aClientOf(opened, plan.id);
  }

  /** What the hospital would send for a plan as it sees it now. */
  async function choice(admin: Caller, plan: Plan) {
    const { subscription } = await admin.call(readSubscription, {});
    const { rows } = await admin.call(contract.listPlanOffers, {});
    const offer = rows.find(({ id }) => id === plan.id)!;
    const { id: planId, version: planVersion, amountMinor: shownMinor } = offer;
    return { planId, planVersion, shownMinor, version: subscription!.version };
  }

  async function pay(admin: Caller, kind: 'period' | 'upgrade') {
    const { rows } = await admin.call(listLicenseInvoices, {});
    const invoice = rows.find((row) => row.kind === kind && row.status === 'open')!;
    const paidOn = opened.clock.now().toISOString().slice(0, 10);
    const proof = aProof(invoice.id, { amountMinor: invoice.amountMinor, paidOn });
    const { id } = await admin.call(submitProof, proof);
    const { operator } = await aPlatform(opened);
    await operator.call(approvePayment, { clientPaymentId: id, version: 1 });
  }

  test('of many presses one makes a dearer plan count at once, and asks for the rest of the month', async () => {
    const client = await aClient(small);
    opened.clock.set(middle);
    const admin = await client.enter();
    const input = await choice(admin, large);
    expect(input.shownMinor).toBe(3000);
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.call(contract.changePlan, input)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await admin.call(readSubscription, {})).toMatchObject({
      subscription: { planName: 'Large', periodEndsAt: end, status: 'active' },
      usage: { staff: { limit: 20 } },
    });
    expect((await admin.call(listLicenseInvoices, {})).rows).toMatchObject([
      { kind: 'upgrade', amountMinor: 3000, periodFrom: middle, periodTo: end, status: 'open' },
    ]);
    const { operator } = await aPlatform(opened);
    expect(await operator.call(readClient, { clientId: client.id })).toMatchObject({
      plan: { name: 'Large', priceMinor: 9000 },
    });
  });

  test('unpaid it warns though the month is paid, and paying it extends nothing', async () => {
    const client = await aClient(small);
    opened.clock.set('2031-04-02T00:00:00.000Z');
    let admin = await client.enter();
    await admin.call(contract.changePlan, await choice(admin, large));
    const largest = await aPlan(opened, { name: 'Largest', priceMinor: 20_000 });
    await expect(admin.call(contract.changePlan, await choice(admin, largest))).rejects.toMatchObject({
      code: 'UPGRADE_UNPAID',
    });
    await renewAt(opened, '2031-04-16T00:00:00.000Z');
    admin = await client.enter();
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({
      paymentStatus: 'past_due',
      isUpgradeOwed: true,
    });
    await pay(admin, 'upgrade');
    expect(await admin.call(readPaymentStatus, {})).toMatchObject({
      paymentStatus: 'current',
      paidUntil: end,
    });
    expect(await admin.call(readSubscription, {})).toMatchObject({
      subscription: { status: 'active', periodEndsAt: end },
    });
  });

  test('a cheaper plan waits for the end of what is paid, and all that is stored stays', async () => {
    const client = await aClient(large);
    opened.clock.set(middle);
    const admin = await client.enter();
    for (let count = 0; count < 2; count += 1) await admin.call(createUser, aColleague());
    const input = await choice(admin, small);
    await expect(admin.call(contract.changePlan, input)).rejects.toMatchObject({
      code: 'PLAN_TOO_SMALL',
      facts: { exceeded: [{ what: 'staff', used: 3, limit: 2 }] },
    });
    await admin.call(contract.changePlan, { ...input, acceptsExceeded: true });
    const { operator } = await aPlatform(opened);
    expect(await operator.call(readClient, { clientId: client.id })).toMatchObject({
      plan: { name: 'Large' },
      planned: { planName: 'Small', effectiveAt: end },
    });
    await renewAt(opened, '2031-04-20T00:00:00.000Z');
    expect((await (await client.enter()).call(listLicenseInvoices, {})).rows).toMatchObject([
      { kind: 'period', planName: 'Small', amountMinor: 3000, periodFrom: end },
    ]);
    // Its limits count from that moment on, before any job has written it down.
    opened.clock.set(end);
    await expect((await client.enter()).call(createUser, aColleague())).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      facts: { what: 'staff', limit: 2 },
    });
    await renewAt(opened, end);
    const later = await client.enter();
    expect(await later.call(readSubscription, {})).toMatchObject({
      subscription: { planName: 'Small' },
      planned: null,
      usage: { staff: { used: 3, limit: 2 } },
    });
    await expect(later.call(createUser, aColleague())).rejects.toMatchObject({ code: 'PLAN_LIMIT' });
  });

  test('what is planned can be taken back, and the old plan is asked for again', async () => {
    const client = await aClient(large);
    await renewAt(opened, '2031-04-18T00:00:00.000Z');
    const admin = await client.enter();
    await admin.call(contract.changePlan, { ...(await choice(admin, small)), acceptsExceeded: true });
    const seen = await choice(admin, small);
    await expect(admin.call(contract.changePlan, seen)).rejects.toMatchObject({
      code: 'PLAN_CHANGE_PLANNED',
    });
    const { version } = seen;
    await admin.call(contract.withdrawPlanChange, { version });
    await expect(admin.call(contract.withdrawPlanChange, { version })).rejects.toMatchObject({
      code: 'STALE',
    });
    const { rows } = await admin.call(listLicenseInvoices, {});
    expect(rows.filter(({ status }) => status === 'open').map((row) => row.amountMinor)).toEqual([9000]);
  });

  test('a canceled subscription works to the end of what is paid, and can be kept until then', async () => {
    const client = await aClient(small);
    opened.clock.set(middle);
    const admin = await client.enter();
    const { version } = await choice(admin, small);
    await admin.call(contract.cancelSubscription, { version });
    expect(await admin.call(readSubscription, {})).toMatchObject({
      subscription: { status: 'canceled' },
      planned: { kind: 'cancel', effectiveAt: end },
    });
    const kept = await choice(admin, small);
    await admin.call(contract.withdrawPlanChange, { version: kept.version });
    const again = await choice(admin, small);
    await admin.call(contract.cancelSubscription, { version: again.version });
    await renewAt(opened, end);
    const later = await client.enter();
    expect(await later.call(readPaymentStatus, {})).toMatchObject({ paymentStatus: 'ended' });
    expect((await later.call(listLicenseInvoices, {})).rows).toEqual([]);
  });

  test('more than was shown is never asked, and nobody else may change the plan', async () => {
    const client = await aClient(small);
    opened.clock.set(middle);
    const admin = await client.enter();
    const input = await choice(admin, large);
    const cheaper = { ...input, shownMinor: input.shownMinor - 1 };
    await expect(admin.call(contract.changePlan, cheaper)).rejects.toMatchObject({ code: 'STALE' });
    const { operator } = await aPlatform(opened);
    const { id: planId, version, code: _code, clients: _clients, currencyCode, ...fields } = large;
    await operator.call(updatePlan, {
      ...fields,
      planId,
      version,
      currencyCode: currencyCode as 'BDT',
      modules: ['billing_enabled'],
      priceMinor: 9500,
    });
    await expect(admin.call(contract.changePlan, input)).rejects.toMatchObject({ code: 'STALE' });
    const hospital = await opened.aHospital();
    for (const role of ['doctor', 'receptionist'] as const) {
      const caller = await hospital.as(role);
      await expect(caller.call(contract.listPlanOffers, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
