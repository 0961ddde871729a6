import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { listPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { asSuperuser } from '#testing/databases/citus-cluster.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import type { PostgresForTests } from '#testing/debian-postgres.ts';
import { aTestSystem, embeddedPostgres, type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import { databaseUrlOf, runCommandLine } from '#testing/server-process.ts';
import { migrateAsOwner } from '../owner-connection.ts';

const cluster = embeddedPostgres();
const isCluster = (cluster.workers ?? []).length > 0;
const patientsEach = 30;

/** Without a cluster these tests are skipped: TEST_ENGINE=citus runs them where Citus is installed. */
describe.skipIf(!isCluster)(
  'moving a database of one machine into a cluster (only with TEST_ENGINE=citus)',
  () => {
    let plain: PostgresForTests;
    let hospitals: Hospital[];

    beforeAll(async () => {
      // A database of the coordinator without the extension is one of one machine.
      const database = `plain_${crypto.randomUUID().replaceAll('-', '')}`;
      await asSuperuser(cluster.owner, `create database ${database}`);
      plain = {
        name: 'one machine',
        owner: { ...cluster.owner, database },
        server: { ...cluster.server, database },
      };
      await migrateAsOwner(plain.owner, plain.server.user!);
      const opened = openTestSystem(plain);
      hospitals = [await opened.aHospital(), await opened.aHospital(), await opened.aHospital()];
      for (const hospital of hospitals) {
        const clerk = await hospital.as('receptionist');
        for (let count = 0; count < patientsEach; count += 1) await clerk.call(registerPatient, aPatient());
      }
      await opened.close();
    });

    const settings = (target: PostgresForTests) => ({
      DATABASE_OWNER_URL: databaseUrlOf(target.owner),
      DATABASE_URL: databaseUrlOf(target.server),
    });
    const move = (target: PostgresForTests, ...more: string[]) =>
      runCommandLine('migrate', ['--from', databaseUrlOf(plain.owner), ...more], settings(target));

    async function counts(target: PostgresForTests): Promise<unknown[]> {
      const client = new pg.Client(target.owner);
      await client.connect();
      onTestFinished(() => client.end());
      const { rows } = await client.query(
        'select tenant_id, count(*)::int as patients from patient group by 1 order by 1',
      );
      return rows;
    }

    test('a rehearsal compares everything while servers work, and leaves the cluster empty', async () => {
      const target = await aDatabaseOfItsOwn(cluster);
      const server = new pg.Client(plain.server);
      await server.connect();
      onTestFinished(() => server.end());
      const rehearsed = await move(target, '--rehearse');
      expect(rehearsed.output).toContain('The audit trail is sound.');
      expect(rehearsed.output).toContain('It was a rehearsal: the cluster is empty again');
      expect(rehearsed.exitCode).toBe(0);
      expect(await counts(target)).toEqual([]);
      const refused = await move(target);
      expect([refused.exitCode, refused.output]).toEqual([
        1,
        expect.stringContaining('stop all servers first'),
      ]);
      await server.query(`set app.tenant_id = '${hospitals[0]!.tenantId}'`);
      expect((await server.query('select count(*)::int as count from patient')).rows).toEqual([
        { count: patientsEach },
      ]);
    });

    test('a move that is killed goes on where it was, and brings every row once', async () => {
      const target = await aDatabaseOfItsOwn(cluster);
      const file = join(import.meta.dirname, '../../command-line/migrate.ts');
      const child = spawn(process.execPath, [file, '--from', databaseUrlOf(plain.owner)], {
        env: { ...process.env, ...settings(target) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const part of child.stdout) if (String(part).includes('rows, compared')) break;
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      const again = await move(target);
      expect(again.output).toMatch(/: there already \(\d+ rows\)/);
      expect(again.output).toContain('All hospitals are in the cluster');
      expect(again.exitCode).toBe(0);
      expect(await counts(target)).toEqual(await counts(plain));
      expect(await counts(target)).toHaveLength(hospitals.length);

      const opened = aTestSystem(target);
      for (const { slug } of hospitals) {
        const clerk = await signInAs(opened.system, slug, `receptionist@${slug}.example`);
        const { rows } = await clerk.call(listPatients, {});
        expect(rows.length).toBeGreaterThan(0);
      }
      const full = await move(target);
      expect([full.exitCode, full.output]).toEqual([
        1,
        expect.stringContaining('The cluster holds hospitals already'),
      ]);
      // Who starts a server on the old database by mistake writes nothing there, and the operator can open it again.
      const late = new pg.Client(plain.owner);
      await late.connect();
      onTestFinished(() => late.end());
      await expect(late.query('update tenant set name = name')).rejects.toThrow(/read-only transaction/);
    });
  },
);
