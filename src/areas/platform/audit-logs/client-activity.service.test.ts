import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { getPatient, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { activityDays, recountMinutes } from '../counting/counting.rules.ts';
import * as contract from './client-activity.contract.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the acts of hospitals', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;

  beforeAll(async () => {
    opened.clock.set('2031-03-03T09:00:00.000Z');
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  const listed = async (filter: { clientId: string; action?: string; from?: string; to?: string }) =>
    (await operator.call(contract.listClientActivity, { ...filter, limit: 200 })).rows;

  /** The trail of a hospital, counted by day, action and kind of record one entry at a time. */
  async function countedByHand({ tenantId }: Hospital) {
    const rows = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['created_at', 'action', 'resource'])
        .where('tenant_id', '=', tenantId)
        .execute(),
    );
    const counts = new Map<string, number>();
    for (const { created_at: at, action, resource } of rows) {
      const line = [at.slice(0, 10), action, resource].join('/');
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
    return Object.fromEntries(counts);
  }

  const asCounts = (rows: readonly contract.ClientActivity[]) =>
    Object.fromEntries(rows.map((row) => [[row.day, row.action, row.resource].join('/'), row.entries]));

  async function aWorkingHospital() {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const secret = `Withheld${hospital.slug}`;
    const patient = await admin.call(registerPatient, { ...aPatient(), lastName: secret });
    for (let times = 0; times < 3; times += 1) await admin.call(getPatient, { patientId: patient.id });
    return { hospital, patient, secret };
  }

  test('are counts of what was done on each day, and nothing of whom', async () => {
    const { hospital, patient, secret } = await aWorkingHospital();
    await opened.system.runMinuteJobs();
    const rows = await listed({ clientId: hospital.tenantId });
    expect(asCounts(rows)).toEqual(await countedByHand(hospital));
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'CREATE', resource: 'patients', entries: 1 }),
    );
    const told = JSON.stringify(rows);
    for (const hidden of [patient.id, patient.patientNumber, secret]) expect(told).not.toContain(hidden);
  });

  test('are brought up to date over midnight, and each once', async () => {
    const { hospital, patient } = await aWorkingHospital();
    await opened.system.runMinuteJobs();
    opened.clock.set('2031-03-03T23:59:30.000Z');
    const late = await hospital.as('tenant_admin');
    await late.call(registerPatient, aPatient());
    opened.clock.set('2031-03-04T00:10:00.000Z');
    await late.call(getPatient, { patientId: patient.id });
    await Promise.all([opened.system.runMinuteJobs(), opened.system.runMinuteJobs()]);
    opened.clock.advance((recountMinutes + 1) * minuteMs);
    await opened.system.runMinuteJobs();
    ({ operator } = await aPlatform(opened));
    const rows = await listed({ clientId: hospital.tenantId });
    expect(asCounts(rows)).toEqual(await countedByHand(hospital));
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set(['2031-03-03', '2031-03-04']));
  });

  test('are narrowed by hospital, action and day, page by page, and exported with an entry in the trail', async () => {
    const { hospital } = await aWorkingHospital();
    await opened.system.runMinuteJobs();
    const { tenantId: clientId } = hospital;
    const creations = await listed({ clientId, action: 'CREATE' });
    expect(new Set(creations.map(({ action }) => action))).toEqual(new Set(['CREATE']));
    expect(await listed({ clientId, to: '2031-03-02' })).toEqual([]);
    await expect(listed({ clientId, from: '2031-03-04', to: '2031-03-03' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const whole = (await operator.call(contract.listClientActivity, { limit: 200 })).rows;
    const walked: contract.ClientActivity[] = [];
    let cursor: string | undefined;
    do {
      const page = await operator.call(contract.exportClientActivity, {
        limit: 2,
        ...(cursor && { cursor }),
      });
      walked.push(...page.rows);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(walked).toEqual(whole);
    const { rows } = await operator.call(listAuditEntries, { action: 'EXPORT', resource: 'client_activity' });
    expect(rows).toHaveLength(Math.ceil(whole.length / 2));
  });

  test('of today stand in the figures, beside those of the platform', async () => {
    const figures = await operator.call(contract.readActivityFigures, {});
    const today = opened.clock.now().toISOString().slice(0, 10);
    const { rows } = await operator.call(contract.listClientActivity, { from: today, to: today, limit: 200 });
    expect(figures.hospitalsToday).toBe(rows.reduce((sum, { entries }) => sum + entries, 0));
    expect(figures.activeToday).toBe(new Set(rows.map(({ clientId }) => clientId)).size);
    expect(figures.failedSignInsToday).toBe(0);
  });

  test('are kept for a month', async () => {
    const { hospital } = await aWorkingHospital();
    await opened.system.runMinuteJobs();
    expect(await listed({ clientId: hospital.tenantId })).not.toEqual([]);
    opened.clock.advance(activityDays * dayMs);
    ({ operator } = await aPlatform(opened));
    await opened.system.runMinuteJobs();
    expect(await listed({ clientId: hospital.tenantId })).toEqual([]);
  });

  test('are shown to nobody of a hospital', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    for (const call of [contract.listClientActivity, contract.exportClientActivity, contract.findClients]) {
      await expect(admin.call(call, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
