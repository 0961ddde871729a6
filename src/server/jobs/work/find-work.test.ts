import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import type { Database } from '#database/database.ts';
import { dailyJobsOf, minuteJobsOf } from '../../dispatcher/gated-parts.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, everyPostgres, type TestSystem } from '#testing/hospital.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { doDailyJobs } from '../daily-jobs.ts';
import { findTenantsWith } from './find-work.ts';
import { selectPlacesOfWork } from './find-work.queries.ts';
import { tidyUp } from '../housekeeping.ts';
import { doMinuteJobs } from '../minute-jobs.ts';

const minuteJobs = serverAreas.flatMap(minuteJobsOf).filter(({ isForPlatform }) => !isForPlatform);
const dailyJobs = serverAreas.flatMap(dailyJobsOf);
const dayMs = 86_400_000;

/** A database that notes in which tenants something was done. */
function watched({ database }: TestSystem): { database: Database; visited: Set<string> } {
  const visited = new Set<string>();
  return {
    visited,
    database: {
      onPlatform: (work) => database.onPlatform(work),
      inTenant(tenantId, ...rest) {
        visited.add(tenantId);
        return database.inTenant(tenantId, ...rest);
      },
    },
  };
}

function refuse(error: unknown): never {
  throw error;
}

describe.each(everyPostgres())('work of many hospitals on $name', (postgres) => {
  async function aSystem() {
    const own = await aDatabaseOfItsOwn(postgres);
    const opened = aTestSystem(own);
    const owner = new pg.Client(own.owner);
    await owner.connect();
    onTestFinished(() => owner.end());
    const { database, visited } = watched(opened);
    const options = {
      database,
      clock: opened.clock,
      areas: serverAreas,
      onChange: () => {},
      onError: refuse,
    };
    return { opened, owner, visited, options };
  }

  test('the database knows how to find the work of every job', async () => {
    const { opened } = await aSystem();
    const names = [...minuteJobs, ...dailyJobs].map(({ name }) => name);
    const own = ['server.tidy-up', 'server.seal-entries', 'server.fold-steps', 'platform.count-clients'];
    const places = await opened.database.onPlatform((db) =>
      selectPlacesOfWork(db, [...names, ...own, 'test.unknown'], opened.clock.now().toISOString()),
    );
    expect(places.filter(({ hospital_id: id }) => id === null)).toMatchObject([{ job_name: 'test.unknown' }]);
  });

  test('nobody who works inside a hospital learns of the work of others', async () => {
    const { opened } = await aSystem();
    const hospital = await opened.aHospital();
    const asked = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      selectPlacesOfWork(db, ['test.unknown'], opened.clock.now().toISOString()),
    );
    expect(asked).toEqual([]);
  });

  test('each minute only those hospitals are visited that have something to do', async () => {
    const { opened, owner, visited, options } = await aSystem();
    const hospitals = await Promise.all([1, 2, 3, 4].map(() => opened.aHospital()));
    const [reminding, exporting] = hospitals.map(({ tenantId }) => tenantId);
    await doMinuteJobs({ ...options, jobs: minuteJobs });
    expect([...visited]).toEqual([]);

    await owner.query(
      `insert into message_settings (tenant_id, reminders_from) values ($1, now())
        on conflict (tenant_id) do update set reminders_from = excluded.reminders_from`,
      [reminding],
    );
    await owner.query(
      `insert into data_export (tenant_id, id, status, asked_by, asked_at, seen_at)
        select tenant_id, gen_random_uuid(), 'waiting', id, now(), now() from user_account where tenant_id = $1 limit 1`,
      [exporting],
    );
    visited.clear();
    await doMinuteJobs({ ...options, jobs: minuteJobs });
    expect(visited).toEqual(new Set([reminding, exporting]));
  });

  test('on each day only those hospitals are visited in which something happened or falls due', async () => {
    const { opened, visited, options } = await aSystem();
    opened.clock.set('2026-03-02T09:00:00.000Z');
    const [busy, idle] = await Promise.all([opened.aHospital(), opened.aHospital()]);
    const clerk = await busy.as('receptionist');
    await clerk.call(registerPatient, aPatient());
    // The first time every hospital is compared.
    await doDailyJobs({ ...options, jobs: dailyJobs });
    expect(visited).toEqual(new Set([busy.tenantId, idle.tenantId]));

    // What was written on the day of a look may be newer than the look: one more, and then none.
    const visits: boolean[] = [];
    for (let day = 0; day < 6; day += 1) {
      opened.clock.advance(dayMs);
      visited.clear();
      await doDailyJobs({ ...options, jobs: dailyJobs });
      visits.push(visited.has(busy.tenantId));
      expect(visited.has(idle.tenantId)).toBe(false);
    }
    expect(visits).toEqual([true, false, false, false, false, false]);

    opened.clock.advance(2 * dayMs);
    visited.clear();
    await doDailyJobs({ ...options, jobs: dailyJobs });
    expect([...visited]).toEqual([idle.tenantId]);
  });

  test('a daily job that failed is tried again, also where nothing else happened', async () => {
    const { opened, owner, visited, options } = await aSystem();
    const { tenantId } = await opened.aHospital();
    await doDailyJobs({ ...options, jobs: dailyJobs });
    await owner.query(`insert into job_failure values ($1, 'billing.mark-overdue', now(), 1)`, [tenantId]);
    opened.clock.advance(dayMs);
    visited.clear();
    await doDailyJobs({ ...options, jobs: dailyJobs });
    expect([...visited]).toEqual([tenantId]);
    const { rowCount } = await owner.query('select from job_failure where tenant_id = $1', [tenantId]);
    expect(rowCount).toBe(0);
  });

  test('a hospital is tidied once a day while people work in it, and sealed only where entries wait', async () => {
    const { opened, visited, options } = await aSystem();
    const [busy, idle] = await Promise.all([opened.aHospital(), opened.aHospital()]);
    const clerk = await busy.as('receptionist');
    await clerk.call(registerPatient, aPatient());
    await opened.system.sealer.close();
    const waiting = () => findTenantsWith(opened, 'server.seal-entries');
    expect(await waiting()).toEqual([]);

    await tidyUp({ ...options });
    expect([...visited].toSorted()).toEqual([busy.tenantId, idle.tenantId].toSorted());
    visited.clear();
    await tidyUp({ ...options });
    expect([...visited]).toEqual([]);
    opened.clock.advance(dayMs);
    await tidyUp({ ...options });
    expect([...visited]).toEqual([busy.tenantId]);

    await opened.database.inTenant(idle.tenantId, 'write', (db) =>
      db
        .insertInto('audit_entry')
        .values({
          tenant_id: idle.tenantId,
          id: crypto.randomUUID(),
          created_at: opened.clock.now().toISOString(),
          action: 'TEST',
          resource: 'patients',
          resource_id: null,
          user_id: null,
          old_values: '{}',
          new_values: '{}',
          ip_address: 'N/A',
          user_agent: null,
        })
        .execute(),
    );
    expect(await waiting()).toEqual([idle.tenantId]);
  });

  test('where the database cannot tell, every hospital is looked at and the error is told', async () => {
    const { opened, owner, visited, options } = await aSystem();
    const { tenantId } = await opened.aHospital();
    await owner.query('drop function find_tenants_with_work');
    const errors: unknown[] = [];
    await doMinuteJobs({ ...options, onError: (error) => void errors.push(error), jobs: minuteJobs });
    expect(errors).toMatchObject([{ code: '42883' }]);
    expect([...visited]).toEqual([tenantId]);
  });
});
