import { systemClock } from '#kernel/time/clock.ts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { type Hospital, openTestSystem, type TestSystem, everyPostgres } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { databaseUrlOf, runCommandLine } from '#testing/server-process.ts';

function aDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'openward-audit-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function register({ database, system }: TestSystem, hospital: Hospital, count = 3): Promise<void> {
  const clerk = await hospital.as('receptionist');
  for (let made = 0; made < count; made += 1) await clerk.call(registerPatient, aPatient());
  await system.sealer.close();
  while ((await sealAudit(database, systemClock, hospital.tenantId)) > 0);
}

describe.each(everyPostgres())('npm run audit:verify on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);
  const environment = { DATABASE_URL: databaseUrlOf(postgres.server) };

  beforeAll(() => owner.connect());
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  async function aTrail(): Promise<Hospital> {
    const hospital = await opened.aHospital();
    await register(opened, hospital);
    return hospital;
  }

  test('prints the head of a sound trail and succeeds', async () => {
    const { slug } = await aTrail();
    const { exitCode, output } = await runCommandLine('audit-verify', ['--tenant', slug], environment);
    expect(output).toMatch(new RegExp(`^${slug}: 4 entries sealed, head 4 [0-9a-f]{64}\n`));
    expect(exitCode).toBe(0);
  });

  test('names a changed entry and fails', async () => {
    const { slug, tenantId } = await aTrail();
    await owner.query(
      `update audit_entry set user_id = null where tenant_id = $1
        and id = (select entry_id from audit_seal where tenant_id = $1 and position = 2)`,
      [tenantId],
    );
    const { exitCode, output } = await runCommandLine('audit-verify', ['--tenant', slug], environment);
    expect(output).toMatch(/position 2: entry [0-9a-f-]{36} was changed after it was sealed/);
    expect(exitCode).toBe(1);
  });

  test('finds with the kept head that the end of the chain was cut off, and keeps that head', async () => {
    const { slug, tenantId } = await aTrail();
    const headFile = join(aDirectory(), 'heads.json');
    const args = ['--tenant', slug, '--head-file', headFile];
    expect(await runCommandLine('audit-verify', args, environment)).toMatchObject({ exitCode: 0 });
    const kept = readFileSync(headFile, 'utf8');
    await owner.query(
      `with gone as (delete from audit_seal where tenant_id = $1 and position = 4 returning entry_id)
        delete from audit_entry where tenant_id = $1 and id in (select entry_id from gone)`,
      [tenantId],
    );
    const withoutHead = await runCommandLine('audit-verify', ['--tenant', slug], environment);
    expect(withoutHead.exitCode).toBe(0);
    const { exitCode, output } = await runCommandLine('audit-verify', args, environment);
    expect(output).toContain('is no longer in it');
    expect(exitCode).toBe(1);
    expect(readFileSync(headFile, 'utf8')).toBe(kept);
  });

  test('finds with the kept head that the whole chain was written anew', async () => {
    const hospital = await aTrail();
    const { slug, tenantId } = hospital;
    const headFile = join(aDirectory(), 'heads.json');
    const args = ['--tenant', slug, '--head-file', headFile];
    expect(await runCommandLine('audit-verify', args, environment)).toMatchObject({ exitCode: 0 });
    await owner.query('delete from audit_seal where tenant_id = $1', [tenantId]);
    await owner.query(`update audit_entry set action = 'VIEW' where tenant_id = $1`, [tenantId]);
    while ((await sealAudit(opened.database, opened.clock, tenantId)) > 0);
    const { exitCode, output } = await runCommandLine('audit-verify', args, environment);
    expect(output).toContain('is no longer in it');
    expect(exitCode).toBe(1);
  });

  test('goes on from a kept head when the trail has grown', async () => {
    const hospital = await aTrail();
    const headFile = join(aDirectory(), 'heads.json');
    const args = ['--tenant', hospital.slug, '--head-file', headFile];
    await runCommandLine('audit-verify', args, environment);
    await register(opened, hospital, 1);
    expect(await runCommandLine('audit-verify', args, environment)).toMatchObject({ exitCode: 0 });
    expect(JSON.parse(readFileSync(headFile, 'utf8'))).toMatchObject({ [hospital.slug]: { position: 6 } });
  });

  test('says in a sentence that a tenant or an option is unknown', async () => {
    const stranger = await runCommandLine('audit-verify', ['--tenant', 'nowhere'], environment);
    expect(stranger).toEqual({ exitCode: 1, output: "There is no tenant 'nowhere'.\n" });
    const slip = await runCommandLine('audit-verify', ['--tenants', 'nowhere'], environment);
    expect(slip.output).toMatch(
      /^There is no --tenants: npm run audit:verify takes nothing, or --tenant SLUG/,
    );
    expect(slip.exitCode).toBe(2);
  });
});

describe('npm run audit:verify on a data directory', () => {
  test('works beside the server that runs it, and without one', async () => {
    const dataDirectory = aDirectory();
    const embedded = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
    await migrateAsOwner(embedded.ownerConfig, embedded.serverConfig.user);
    const opened = openTestSystem({
      name: 'embedded',
      owner: embedded.ownerConfig,
      server: embedded.serverConfig,
    });
    const hospital = await opened.aHospital();
    await register(opened, hospital);
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: '' };
    const beside = await runCommandLine('audit-verify', [], environment);
    await opened.close();
    await embedded.stop();
    const alone = await runCommandLine('audit-verify', [], environment);
    expect(beside).toMatchObject({ exitCode: 0 });
    expect(beside.output).toContain(`${hospital.slug}: 4 entries sealed`);
    expect(alone).toEqual(beside);
  });

  test('says in a sentence that there is no database', async () => {
    const dataDirectory = aDirectory();
    const environment = { DATA_DIR: dataDirectory, DATABASE_URL: '' };
    const { exitCode, output } = await runCommandLine('audit-verify', [], environment);
    expect(output).toBe(`There is no database in ${dataDirectory}: set DATA_DIR, or run npm start first.\n`);
    expect(exitCode).toBe(1);
  });
});
