import { describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { changeCounters } from '#database/counters.ts';
import { foldTenant } from '#database/counting/fold-steps.ts';
import { advanceDailyFigures } from '#database/daily-figures.ts';
import type { DailyJob } from '#server/jobs/job.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { aTestSystem, embeddedPostgres, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { figureJob } from './figure-check.job.ts';
import { selectFigureMismatches } from './figure-check.queries.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const mismatches = ({ database }: TestSystem, { tenantId }: Hospital) =>
  database.inTenant(tenantId, 'read', (db) => selectFigureMismatches(db, tenantId));

describe('the nightly look at counters and figures', () => {
  test('finds nothing where records of every kind were written, before and after folding', async () => {
    const opened = aTestSystem(postgres);
    const hospital = await opened.aHospital();
    await fillWithMark(opened, hospital, 'Marked');
    expect(await mismatches(opened, hospital)).toEqual([]);
    await foldTenant(opened.database, hospital.tenantId);
    expect(await mismatches(opened, hospital)).toEqual([]);
  });

  test('names what does not add up, and tells who reads the audit trail', async () => {
    const opened = aTestSystem(postgres);
    const hospital = await opened.aHospital();
    const { tenantId } = hospital;
    const { database, clock } = opened;
    await database.inTenant(tenantId, 'write', async (db) => {
      await changeCounters(db, tenantId, { 'appointments.completed': -1 });
      await advanceDailyFigures(db, tenantId, '2026-03-01', { 'billing.collected': 700 });
    });
    const found = [
      { name: 'appointments.completed', kept: -1, counted: 0 },
      { name: 'billing.collected', kept: 700, counted: 0 },
    ];
    expect(await mismatches(opened, hospital)).toEqual(found);
    await foldTenant(database, tenantId);
    expect(await mismatches(opened, hospital)).toEqual(found);
    const onlyHere: DailyJob = {
      name: figureJob.name,
      run: async (context) => {
        if (context.tenantId === tenantId) await figureJob.run(context);
      },
    };
    const onError = (error: unknown) => {
      throw error;
    };
    await doDailyJobs({ database, clock, jobs: [onlyHere], onChange: () => {}, onError });
    const entry = await database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', tenantId)
        .where('action', '=', 'LEDGER_MISMATCH')
        .executeTakeFirstOrThrow(),
    );
    expect(entry.new_values).toEqual({ mismatches: found });
    const admin = await hospital.as('tenant_admin');
    const bell = await admin.call(listNotifications, {});
    expect(bell.rows.map(({ code }) => code)).toEqual(['analytics.figureMismatch']);
  });
});
