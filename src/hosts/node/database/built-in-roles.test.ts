import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { everyPostgres } from '#testing/hospital.ts';
import { migrateAsOwner } from './owner-connection.ts';

/** What roles of the system held before migration 0015, where that is less than now. */
const before: Record<string, string[]> = {
  doctor: [
    'patients.read',
    'patients.write',
    'appointments.read',
    'appointments.write',
    'emr.read',
    'emr.write',
  ],
  nurse: ['patients.read', 'patients.write', 'appointments.read', 'emr.read'],
  receptionist: [
    'patients.read',
    'patients.write',
    'appointments.read',
    'appointments.write',
    'billing.read',
  ],
};

const gained: Record<string, string[]> = {
  doctor: ['appointments.overbook', 'lab.read', 'lab.write'],
  nurse: ['lab.read', 'lab.collect'],
  receptionist: ['appointments.delete'],
};

describe.each(everyPostgres())('an existing hospital on $name', ({ owner, server }) => {
  async function anExistingDatabase(): Promise<pg.Client> {
    const name = `existing_${newId().replaceAll('-', '')}`;
    const first = new pg.Client(owner);
    await first.connect();
    await first.query(`create database ${name}`);
    const config = { ...owner, database: name };
    await migrateAsOwner(config, String(server.user));
    const client = new pg.Client(config);
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await first.query(`drop database ${name}`);
      await first.end();
    });
    return client;
  }

  /** A hospital as the program left it before the migration; what it has stands in `modules` as false. */
  async function aHospital(client: pg.Client, slug: string): Promise<string> {
    const id = newId();
    await client.query('insert into tenant (id, slug, name, status) values ($1, $2, $2, $3)', [
      id,
      slug,
      'active',
    ]);
    await client.query(
      `insert into tenant_settings (tenant_id, name, modules)
        values ($1, $2, '{"laboratory_enabled": false, "billing_enabled": false}')`,
      [id, slug],
    );
    for (const [code, permissions] of Object.entries(before)) {
      await client.query(
        `insert into role (tenant_id, id, code, name, is_system, permissions) values ($1, $2, $3, $3, true, $4)`,
        [id, newId(), code, permissions],
      );
    }
    await client.query(
      `insert into role (tenant_id, id, code, name, permissions) values ($1, $2, null, 'Own', '{patients.read}')`,
      [id, newId()],
    );
    return id;
  }

  test('gets the permissions of new hospitals and keeps the modules it works with', async () => {
    const client = await anExistingDatabase();
    await client.query(`drop table export_tally`);
    await client.query(`alter table tenant_settings drop column large_export_rows`);
    await client.query(`delete from schema_migration where name = '0015-built-in-roles'`);
    const working = await aHospital(client, 'working');
    const idle = await aHospital(client, 'idle');
    await client.query(
      `insert into service (tenant_id, id, name, price_minor, category, status, created_at, updated_at, version)
        values ($1, $2, 'Cast', 100, 'Therapy', 'active', now(), now(), 1)`,
      [working, newId()],
    );

    await migrateAsOwner({ ...owner, database: client.database! }, String(server.user));

    const { rows } = await client.query<{ code: string | null; permissions: string[] }>(
      `select code, permissions from role where tenant_id = $1`,
      [idle],
    );
    for (const [code, held] of Object.entries(before)) {
      const stored = rows.find((row) => row.code === code)!;
      expect([code, stored.permissions]).toEqual([code, [...held, ...gained[code]!]]);
    }
    expect(rows.find(({ code }) => code === null)!.permissions).toEqual(['patients.read']);

    const settings = await client.query<{ tenant_id: string; modules: Record<string, boolean> }>(
      `select tenant_id, modules from tenant_settings`,
    );
    const modulesOf = new Map(settings.rows.map((row) => [row.tenant_id, row.modules]));
    expect(modulesOf.get(working)).toMatchObject({ billing_enabled: true, laboratory_enabled: false });
    expect(modulesOf.get(idle)).toMatchObject({ billing_enabled: false, laboratory_enabled: false });
  });
});
