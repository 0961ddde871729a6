import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { recordClientLog } from '../client-log/client-log.contract.ts';
import { aTestSystem, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { readHealth } from './health.contract.ts';

describe.each(everyPostgres())('system health on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);

  beforeAll(() => owner.connect());
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  test('a hospital counts its own events and people', async () => {
    const hospital = await opened.aHospital();
    const neighbour = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    await hospital.as('nurse');
    await admin.call(registerPatient, aPatient());
    await (await neighbour.as('tenant_admin')).call(registerPatient, aPatient());
    const { scope, figures, live } = await admin.call(readHealth, {});
    expect(scope).toBe('hospital');
    expect(figures).toEqual({ totalEvents: 3, today: 3, activeUsers: 2, activeTenants: null });
    expect(live).toEqual({
      isSimulated: false,
      users: 2,
      load: 12,
      connections: 3,
      responseTime: expect.any(Number),
    });
  });

  test('yesterday is in the total and not in today; who left a while ago is not active', async () => {
    const hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    const nurse = await hospital.as('nurse');
    await hospital.as('doctor');
    opened.clock.advance(24 * 3_600_000);
    const admin = await hospital.as('tenant_admin');
    await expect(nurse.call(readHealth, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    const { figures } = await admin.call(readHealth, {});
    expect(figures).toMatchObject({ totalEvents: 3, today: 1, activeUsers: 1 });
    opened.clock.set(new Date().toISOString());
  });

  test('an error of a page turns the client logger to a warning', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const before = await admin.call(readHealth, {});
    expect(before.checks.clientLogger).toMatchObject({ status: 'idle', errorsLastHour: 0 });
    const entry = { level: 'error', message: 'x', source: 'error', screen: '/' } as const;
    await admin.call(recordClientLog, { entries: [entry] });
    const after = await admin.call(readHealth, {});
    expect(after.checks.clientLogger).toMatchObject({ status: 'warning', errorsLastHour: 1 });
    expect(after.checks.liveEvents).toMatchObject({ status: 'healthy', pages: 3 });
    expect(['healthy', 'warning', 'degraded', 'error']).toContain(after.checks.database.status);
  });

  test('entries that no sealer takes up are told as a lag', async () => {
    const unsealing = aTestSystem(postgres);
    await unsealing.system.sealer.close();
    const hospital = await unsealing.aHospital();
    await hospital.as('nurse');
    unsealing.clock.advance(3 * 60_000);
    const admin = await hospital.as('tenant_admin');
    const { checks } = await admin.call(readHealth, {});
    expect(checks.auditTrail).toMatchObject({ status: 'degraded', unsealed: 2, lagSeconds: 180 });
  });

  test('the platform operator counts all hospitals, and nobody else can', async () => {
    const platform = await opened.aHospital();
    const hospital = await opened.aHospital();
    const clerk = await hospital.as('receptionist');
    await clerk.call(registerPatient, aPatient());
    const count = (tenantId: string) =>
      opened.database.inTenant(tenantId, 'read', (db) =>
        db
          .selectFrom('tenant')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('is_platform', '=', false)
          .where('status', '<>', 'suspended')
          .executeTakeFirstOrThrow(),
      );
    const grant = `update role set permissions = permissions || '{super_admin}'
      where tenant_id = $1 and code = 'tenant_admin'`;
    expect((await owner.query(grant, [platform.tenantId])).rowCount).toBe(1);
    const pretender = await platform.as('tenant_admin');
    expect((await pretender.call(readHealth, {})).scope).toBe('hospital');

    await owner.query('update tenant set is_platform = true where id = $1', [platform.tenantId]);
    // Another file of tests may make a hospital of its own at this moment.
    const { count: atLeast } = await count(platform.tenantId);
    const { scope, figures } = await pretender.call(readHealth, {});
    const { count: atMost } = await count(platform.tenantId);
    expect(scope).toBe('platform');
    expect(figures.activeTenants).toBeGreaterThanOrEqual(atLeast);
    expect(figures.activeTenants).toBeLessThanOrEqual(atMost);
    expect(figures.activeUsers).toBeGreaterThanOrEqual(2);
    expect(figures.today).toBeGreaterThanOrEqual(4);
    await owner.query('update tenant set is_platform = false where id = $1', [platform.tenantId]);
  });
});
