import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { verifyAudit } from '#database/audit/audit-verify.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { makeBackUp } from '../make-back-up.ts';
import { folderPlace } from '../place/folder-place.ts';
import { restoreHospital } from './restore-hospital.ts';

test(
  'one hospital comes back as the back-up holds it, beside others that stay as they are',
  { timeout: 180_000 },
  async () => {
    const place = mkdtempSync(join(tmpdir(), 'openward-hospital-'));
    onTestFinished(() => rmSync(place, { recursive: true, force: true }));
    const dataDirectory = join(place, 'data');
    const embedded = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
    onTestFinished(() => embedded.stop());
    await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
    mkdirSync(join(dataDirectory, 'files'));
    const opened = openTestSystem({
      name: 'running',
      server: embedded.serverConfig,
      owner: embedded.ownerConfig,
    });
    const client = new pg.Client(embedded.ownerConfig);
    await client.connect();
    onTestFinished(async () => {
      await client.end();
      await opened.close();
    });
    const [one, other] = [await opened.aHospital(), await opened.aHospital()];
    const register = async (hospital: Hospital) =>
      (await hospital.as('receptionist')).call(registerPatient, aPatient());
    const patientsOf = async ({ tenantId }: Hospital) =>
      (await client.query('select id from patient where tenant_id = $1 order by id', [tenantId])).rows;
    const slugOf = async ({ tenantId }: Hospital) =>
      (await client.query<{ slug: string }>('select slug from tenant where id = $1', [tenantId])).rows[0]!
        .slug;

    await register(one);
    await register(other);
    const browser = await client.query(
      `insert into push_subscription (tenant_id, session_id, user_id, endpoint, public_key, auth_secret, created_at)
       select tenant_id, id, user_id, 'https://push.example', 'key', 'secret', now()
       from user_session where tenant_id = $1 limit 1`,
      [one.tenantId],
    );
    expect(browser.rowCount).toBe(1);
    const then = await patientsOf(one);
    const plan = { dataDirectory, owner: embedded.ownerConfig, place: folderPlace(join(place, 'back-ups')) };
    const { label: file } = await makeBackUp({ ...plan, recipient: undefined, now: new Date() });
    await register(one);
    await register(other);
    const now = [await patientsOf(one), await patientsOf(other)];

    const lines: string[] = [];
    const slug = await slugOf(one);
    const restore = (replace: boolean) =>
      restoreHospital(
        { file, identity: undefined, tell: (line) => void lines.push(line) },
        { slug, replace },
        { owner: embedded.ownerConfig, dataDirectory },
      );
    expect(await restore(false)).toBe(false);
    expect(lines).toContain('  patient: 2 rows now, 1 in the back-up');
    expect([await patientsOf(one), await patientsOf(other)]).toEqual(now);

    const { tenantId: platformId } = await aPlatform(opened);
    await client.query(
      `insert into account_closure (tenant_id, id, hospital_id, hospital_name, hospital_slug, status, reason, has_export,
         asked_by_name, asked_by_email, asked_at, closes_at, begun_at)
       values ($1, gen_random_uuid(), $2, 'One', $3, 'deleting', 'By mistake', false, 'A', 'a@b.example',
         '2001-01-01', '2001-02-01', '2001-02-01')`,
      [platformId, one.tenantId, slug],
    );
    expect(await restore(true)).toBe(true);
    const closures = await client.query('select status from account_closure');
    expect(closures.rows).toEqual([{ status: 'taken_back' }]);
    expect([await patientsOf(one), await patientsOf(other)]).toEqual([then, now[1]]);
    expect(await danglingReferences(client)).toEqual([]);
    const told = await client.query(
      `select resource_id from audit_entry where action = 'RESTORED' and tenant_id = $1`,
      [one.tenantId],
    );
    expect(told.rows).toEqual([{ resource_id: one.tenantId }]);

    // Gone altogether, it needs no word of consent; and it works, with its audit trail whole.
    const tables = await client.query<{ name: string }>(
      `select attrelid::regclass::text as name from pg_attribute
         where attname = 'tenant_id' and attrelid in (select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`,
    );
    await client.query('set session_replication_role = replica');
    for (const { name } of tables.rows)
      await client.query(`delete from ${name} where tenant_id = $1`, [one.tenantId]);
    await client.query('delete from tenant where id = $1', [one.tenantId]);
    await client.query('reset session_replication_role');
    expect(await restore(false)).toBe(true);
    expect([await patientsOf(one), await patientsOf(other)]).toEqual([then, now[1]]);
    while ((await sealAudit(opened.database, opened.clock, one.tenantId)) > 0);
    expect((await verifyAudit(opened.database, one.tenantId, opened.clock.now())).findings).toEqual([]);
    await expect(
      restoreHospital(
        { file, identity: undefined, tell: () => {} },
        { slug: 'nobody', replace: false },
        { owner: embedded.ownerConfig, dataDirectory },
      ),
    ).rejects.toThrow("holds no hospital 'nobody'");
  },
);

/** Keys of rows that name a row which is not there; a restore writes without the checks of the database. */
async function danglingReferences(client: pg.Client): Promise<string[]> {
  const { rows: keys } = await client.query<{
    name: string;
    from: string;
    to: string;
    pairs: string;
    filled: string;
  }>(`
    select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to,
      string_agg(format('target.%I = origin.%I', target.attname, origin.attname), ' and ') as pairs,
      string_agg(format('origin.%I is not null', origin.attname), ' and ') as filled
    from pg_constraint
    cross join lateral unnest(conkey, confkey) as part(origin_number, target_number)
    join pg_attribute origin on origin.attrelid = conrelid and origin.attnum = origin_number
    join pg_attribute target on target.attrelid = confrelid and target.attnum = target_number
    where contype = 'f' and connamespace = 'public'::regnamespace
    group by conname, conrelid, confrelid`);
  expect(keys.length).toBeGreaterThan(100);
  const dangling: string[] = [];
  for (const { name, from, to, pairs, filled } of keys) {
    const { rowCount } = await client.query(
      `select from ${from} as origin where ${filled} and not exists (select from ${to} as target where ${pairs}) limit 1`,
    );
    if (rowCount !== 0) dangling.push(`${name} of ${from}`);
  }
  return dangling;
}
