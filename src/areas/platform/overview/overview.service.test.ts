import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { insertSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import * as clients from '../clients/client.contract.ts';
import { recountMinutes } from '../counting/counting.rules.ts';
import { aFile, someApplicant } from '../platform.fixture.ts';
import { createPlan } from '../plans/plan.contract.ts';
import { readOverview } from './overview.contract.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the overview of the platform', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  function aPlan(priceMinor: number, billingInterval: 'month' | 'year') {
    return operator.call(createPlan, {
      code: `plan-${newId().slice(-12)}`,
      name: 'Small',
      priceMinor,
      currencyCode: 'BDT',
      billingInterval,
      staffLimit: 25,
      patientLimit: null,
      bedLimit: null,
      storageLimitMegabytes: null,
      modules: [],
      features: [],
      trialDays: 14,
    });
  }

  async function aClient(planId: string): Promise<string> {
    const applicant = someApplicant();
    const { id } = await operator.call(clients.createClient, {
      ...applicant,
      legalName: `${applicant.organizationName} Ltd.`,
      orgCode: `clinic-${newId().slice(-12)}`,
      planId,
      adminPhone: null,
      tradeLicense: await aFile(opened, 'trade_license'),
      passportPhoto: await aFile(opened, 'passport_photo'),
    });
    return id;
  }

  async function agree(clientId: string, planId: string, status: 'active' | 'canceled'): Promise<void> {
    const { version } = await operator.call(clients.readClient, { clientId });
    await operator.call(clients.changeSubscription, { clientId, version, planId, status });
  }

  async function everyClient() {
    const { rows, nextCursor } = await operator.call(clients.listClients, { limit: 200 });
    expect(nextCursor).toBeNull();
    return rows;
  }

  const overview = () => operator.call(readOverview, {});

  test('revenue adds up what paying hospitals pay a month, by currency; trials, canceled and suspended ones pay nothing', async () => {
    const before = await overview();
    const taka = (figures: typeof before) =>
      figures.monthlyRevenue.find(({ currencyCode }) => currencyCode === 'BDT')?.amountMinor ?? 0;
    const monthly = await aPlan(1200, 'month');
    const yearly = await aPlan(1000, 'year');
    const [paying, paysYearly, inTrial, suspended, canceled] = [
      await aClient(monthly.id),
      await aClient(yearly.id),
      await aClient(monthly.id),
      await aClient(monthly.id),
      await aClient(monthly.id),
    ];
    await agree(paying, monthly.id, 'active');
    await agree(paysYearly, yearly.id, 'active');
    await agree(suspended, monthly.id, 'active');
    await agree(canceled, monthly.id, 'canceled');
    const { version } = await operator.call(clients.readClient, { clientId: suspended });
    await operator.call(clients.suspendClient, { clientId: suspended, version, reason: 'Not paid' });
    const after = await overview();
    // 1000 a year are 83.3 a month.
    expect(taka(after) - taka(before)).toBe(1200 + 83);
    const rows = await everyClient();
    const withStatus = (status: string) => rows.filter((row) => row.status === status).length;
    expect(after.tenants).toEqual({
      total: rows.length,
      active: withStatus('active'),
      trial: withStatus('trial'),
      suspended: withStatus('suspended'),
    });
    expect(rows.find(({ id }) => id === inTrial)?.plan?.status).toBe('trial');
  });

  test('people and patients are those that were counted, and are counted again after an hour', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await admin.call(registerPatient, aPatient());
    const countsOf = async () =>
      (await everyClient()).find(({ id }) => id === hospital.tenantId)?.counts ?? null;
    expect(await countsOf()).toBeNull();
    expect((await overview()).uncounted).toBeGreaterThan(0);
    await opened.system.runMinuteJobs();
    expect(await countsOf()).toMatchObject({ staff: 4, patients: 1, patientLimit: null });

    await admin.call(registerPatient, aPatient());
    await opened.system.runMinuteJobs();
    expect(await countsOf()).toMatchObject({ patients: 1 });
    opened.clock.advance((recountMinutes + 1) * minuteMs);
    // Two processes look at once.
    await Promise.all([opened.system.runMinuteJobs(), opened.system.runMinuteJobs()]);
    expect(await countsOf()).toMatchObject({ patients: 2 });

    const rows = await everyClient();
    const sum = (of: 'staff' | 'patients') =>
      rows.reduce((total, { counts }) => total + (counts?.[of] ?? 0), 0);
    const { users, patients, uncounted, countedAt } = await overview();
    expect({ users, patients, uncounted }).toEqual({
      users: sum('staff'),
      patients: sum('patients'),
      uncounted: 0,
    });
    expect(countedAt).toBe(rows.map(({ counts }) => counts!.countedAt).toSorted()[0]);
  });

  test('what was agreed with a hospital before there was a register is copied into it', async () => {
    const { tenantId } = await opened.aHospital();
    const at = opened.clock.now().toISOString();
    await opened.database.inTenant(tenantId, 'write', (db) =>
      insertSubscription(db, {
        tenant_id: tenantId,
        plan_code: 'old',
        plan_name: 'Old',
        price_minor: 700,
        currency_code: 'EUR',
        billing_interval: 'month',
        features: [],
        staff_limit: 9,
        status: 'active',
        period_ends_at: at,
        started_at: at,
        updated_at: at,
        version: 1,
      }),
    );
    await opened.system.runMinuteJobs();
    expect((await overview()).monthlyRevenue).toContainEqual({ currencyCode: 'EUR', amountMinor: 700 });
    const row = (await everyClient()).find(({ id }) => id === tenantId);
    expect(row).toMatchObject({ plan: { code: 'old', status: 'active' }, counts: { staffLimit: 9 } });
  });

  test('trials that end within two weeks are named, the next one first', async () => {
    const plan = await aPlan(100, 'month');
    const id = await aClient(plan.id);
    // A trial is of two whole weeks: a minute later it ends within them.
    opened.clock.advance(minuteMs);
    const later = await overview();
    const trials = (await everyClient()).flatMap(({ plan: agreed, status }) =>
      agreed?.status === 'trial' && status !== 'suspended' ? [agreed.trialEndsAt!] : [],
    );
    const until = new Date(opened.clock.now().getTime() + 14 * dayMs).toISOString();
    const ending = trials.filter((at) => at >= opened.clock.now().toISOString() && at < until).toSorted();
    expect(later.trialsEnding.total).toBe(ending.length);
    expect(later.trialsEnding.next.map(({ trialEndsAt }) => trialEndsAt)).toEqual(ending.slice(0, 10));
    expect(later.trialsEnding.next.map((one) => one.id)).toContain(id);
  });

  test('churn is the share of paying hospitals that were canceled or suspended within thirty days', async () => {
    const plan = await aPlan(100, 'month');
    const [stays, leaves, isSuspended] = [
      await aClient(plan.id),
      await aClient(plan.id),
      await aClient(plan.id),
    ];
    for (const id of [stays, leaves, isSuspended]) await agree(id, plan.id, 'active');
    // Whatever the tests above have lost is longer ago than that.
    opened.clock.advance(31 * dayMs);
    ({ operator } = await aPlatform(opened));
    const { churn: none } = await overview();
    expect(none.lost).toBe(0);
    await agree(leaves, plan.id, 'canceled');
    const { version } = await operator.call(clients.readClient, { clientId: isSuspended });
    await operator.call(clients.suspendClient, { clientId: isSuspended, version, reason: 'Not paid' });
    expect((await overview()).churn).toEqual({ before: none.before, lost: 2 });
    opened.clock.advance(31 * dayMs);
    ({ operator } = await aPlatform(opened));
    expect((await overview()).churn).toEqual({ before: none.before - 2, lost: 0 });
  });

  test('nobody of a hospital sees it', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await expect(admin.call(readOverview, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
