import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { listMessages } from '#areas/messages/logs/message-log.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import {
  deleteSavedReport,
  listSavedReports,
  saveReport,
  updateSavedReport,
} from './saved-report.contract.ts';
import { nextDueAt } from './saved-report.rules.ts';

// The job works through every hospital of its database.
const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

test('a schedule is due on its day at its time, also where the clock changes', () => {
  const after = (instant: string) => new Date(instant);
  const monthly = { every: 'month', day: 1, time: '07:00' } as const;
  expect(nextDueAt(monthly, 'Asia/Dhaka', after('2026-03-01T00:59:59Z'))).toBe('2026-03-01T01:00:00.000Z');
  expect(nextDueAt(monthly, 'Asia/Dhaka', after('2026-03-01T01:00:00Z'))).toBe('2026-04-01T01:00:00.000Z');
  const weekly = { every: 'week', day: 7, time: '02:30' } as const;
  expect(nextDueAt(weekly, 'Europe/Berlin', after('2026-03-22T12:00:00Z'))).toBe('2026-03-29T01:30:00.000Z');
  expect(nextDueAt({ ...weekly, every: 'never' }, 'Europe/Berlin', after('2026-03-22T12:00:00Z'))).toBeNull();
});

describe('saved reports', () => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    opened.clock.set('2026-02-10T06:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    admin = await hospital.as('tenant_admin');
    await admin.call(registerPatient, aPatient());
  });
  afterAll(() => opened.close());

  const report = { name: 'Patients of the month', report: 'patients', range: 'last-month' } as const;

  test('are listed to their owner and, shared, to others, who cannot change them', async () => {
    const own = await admin.call(saveReport, report);
    const again = admin.call(saveReport, { ...report, name: 'PATIENTS of the month' });
    await expect(again).rejects.toMatchObject({ code: 'REPORT_NAME_TAKEN' });
    const other = (await aStaffMember(opened, hospital, ['reports.read'])).caller;
    expect((await other.call(listSavedReports, {})).rows).toEqual([]);
    const change = { ...report, savedReportId: own.id, isShared: true };
    const shared = await admin.call(updateSavedReport, { ...change, version: own.version });
    expect((await other.call(listSavedReports, {})).rows).toMatchObject([{ id: own.id, isShared: true }]);
    const foreign = { ...change, version: shared.version };
    await expect(other.call(updateSavedReport, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.call(saveReport, report)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(admin.call(updateSavedReport, { ...change, version: 1 })).rejects.toMatchObject({
      code: 'STALE',
    });
    const wrongFilter = { ...report, name: 'Narrowed', doctorId: hospital.tenantId };
    await expect(admin.call(saveReport, wrongFilter)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await admin.call(deleteSavedReport, { savedReportId: own.id });
    expect((await admin.call(listSavedReports, {})).rows).toEqual([]);
  });

  test('are sent once when they are due, with what their owner may read then', async () => {
    const owner = await aStaffMember(opened, hospital, ['reports.read', 'reports.export', 'patients.read']);
    const schedule = { every: 'month', day: 1, time: '07:00' } as const;
    const saved = await owner.caller.call(saveReport, { ...report, ...schedule });
    expect(saved.nextDueAt).toBe('2026-03-01T01:00:00.000Z');
    const unable = await aStaffMember(opened, hospital, ['reports.read', 'patients.read']);
    const refused = unable.caller.call(saveReport, { ...report, ...schedule });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });

    opened.clock.set('2026-03-01T00:59:00.000Z');
    await opened.system.runMinuteJobs();
    opened.clock.set('2026-03-01T01:00:30.000Z');
    await Promise.all([opened.system.runMinuteJobs(), opened.system.runMinuteJobs()]);
    await opened.system.runMinuteJobs();
    admin = await hospital.as('tenant_admin');
    const { rows } = await admin.call(listMessages, { eventType: 'report' });
    expect(rows.map(({ subject }) => subject)).toEqual(['Patients of the month: 2026-02-01 to 2026-02-28']);
    const files = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('message_attachment')
        .select(['message_id', 'name', 'content'])
        .where('tenant_id', '=', hospital.tenantId)
        .execute(),
    );
    expect(files).toMatchObject([
      { message_id: rows[0]!.id, name: 'report-patients-2026-02-01-2026-02-28.csv' },
    ]);
    expect(files[0]!.content).toContain('New patients,1,0,count,');

    // A month later the permission is gone: nothing is sent, and the list says so.
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .deleteFrom('user_role')
        .where('tenant_id', '=', hospital.tenantId)
        .where('user_id', '=', saved.owner.id)
        .execute(),
    );
    opened.clock.set('2026-04-02T00:00:00.000Z');
    await opened.system.runMinuteJobs();
    const state = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('saved_report')
        .select(['next_due_at', 'last_outcome'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', saved.id)
        .executeTakeFirst(),
    );
    expect(state).toEqual({ next_due_at: '2026-05-01T01:00:00.000Z', last_outcome: 'not-permitted' });
    admin = await hospital.as('tenant_admin');
    expect((await admin.call(listMessages, { eventType: 'report' })).rows).toHaveLength(1);
  });
});
