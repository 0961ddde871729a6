import { expect, test } from 'vitest';
import { figureJob } from '#areas/analytics/checks/figure-check.job.ts';
import { readHealth } from '#areas/audit/health/health.contract.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { runPayouts } from '#areas/referrals/payouts/payout.contract.ts';
import { referralsServer } from '#areas/referrals/referrals.server.ts';
import type { DailyJob, JobContext } from '#server/jobs/job.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { anInvoice } from '../../billing.fixture.ts';
import { aTestSystem, embeddedPostgres, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aReferral, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { ledgerJob } from './ledger.job.ts';
import { recordPayment } from '../payment.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const checks = [figureJob, ledgerJob, ...(referralsServer.dailyJobs ?? [])];

/** The nightly checks in one hospital: those of other tests go by another clock. */
async function checkTonight({ database, clock }: TestSystem, { tenantId }: Hospital): Promise<void> {
  clock.advance(24 * 3_600_000);
  const only = (job: DailyJob): DailyJob => ({
    name: job.name,
    run: async (context: JobContext) => {
      if (context.tenantId === tenantId) await job.run(context);
    },
  });
  const onError = (error: unknown) => {
    throw error;
  };
  await doDailyJobs({ database, clock, jobs: checks.map(only), onChange: () => {}, onError });
}

async function aHospitalWithMoney(system: TestSystem) {
  const hospital = await system.aHospital();
  const clerk = await hospital.as('tenant_admin');
  const { id: referrerId } = await aReferrer(clerk);
  await aReferral(clerk, { referrerId });
  await clerk.call(runPayouts, { startDate: '2000-01-01', endDate: '2099-12-31' });
  const { id: invoiceId } = await anInvoice(clerk, { send: true });
  await clerk.call(recordPayment, { invoiceId, parts: [{ method: 'card', amountMinor: 500 }] });
  return { hospital, invoiceId, referrerId };
}

/** What the trail, the administrator's bell and System Health say after the checks. */
async function toldOf({ database }: TestSystem, hospital: Hospital) {
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const entries = await database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('audit_entry')
      .select(['resource', 'new_values'])
      .where('tenant_id', '=', tenantId)
      .where('action', '=', 'LEDGER_MISMATCH')
      .orderBy('id')
      .execute(),
  );
  const bell = (await admin.call(listNotifications, {})).rows.flatMap(({ code }) => code ?? []);
  const { ledger } = (await admin.call(readHealth, {})).checks;
  return { entries, bell, status: ledger.status, lastDay: ledger.lastDay };
}

test('the nightly checks are silent while everything adds up, and System Health says so', async () => {
  const system = aTestSystem(postgres);
  const { hospital } = await aHospitalWithMoney(system);
  expect(await toldOf(system, hospital)).toMatchObject({ status: 'idle', lastDay: null });
  await checkTonight(system, hospital);
  const today = system.clock.now().toISOString().slice(0, 10);
  const told = await toldOf(system, hospital);
  expect(told).toEqual({ entries: [], bell: [], status: 'healthy', lastDay: today });
});

test('an invoice and a referrer that do not add up are named in the trail, the bell and System Health', async () => {
  const system = aTestSystem(postgres);
  const { hospital, invoiceId, referrerId } = await aHospitalWithMoney(system);
  const { tenantId } = hospital;
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const named = (table: 'invoice' | 'referrer', id: string) =>
      db.updateTable(table).where('tenant_id', '=', tenantId).where('id', '=', id);
    await named('invoice', invoiceId).set({ paid_minor: 501 }).execute();
    await named('referrer', referrerId).set({ total_revenue_minor: 1 }).execute();
  });
  await checkTonight(system, hospital);
  const { entries, bell, status } = await toldOf(system, hospital);
  expect(entries).toMatchObject([
    {
      resource: 'invoices',
      new_values: { mismatches: 1, invoices: [{ id: invoiceId, paidMinor: 501, ledgerMinor: 500 }] },
    },
    {
      resource: 'payouts',
      new_values: { mismatches: [{ kind: 'referrer', id: referrerId }] },
    },
  ]);
  expect(bell.toSorted()).toEqual(['billing.ledgerMismatch', 'referrals.commissionMismatch']);
  expect(status).toBe('error');
});
