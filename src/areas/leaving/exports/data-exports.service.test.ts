import { createHash } from 'node:crypto';
import { crc32, inflateRawSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBase64 } from '#kernel/base64.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { waitUntil } from '#testing/waiting.ts';
import { leftOutColumns, leftOutTables } from './archive/left-out.rules.ts';
import { selectHospitalTables } from './archive/hospital-tables.queries.ts';
import { askDataExport, listDataExports, readDataExportPart } from './data-export.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

interface Manifest {
  rows: number;
  tables: { table: string; file: string; rows: number; bytes: number; sha256: string }[];
}

describe('an export of all data', () => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);
  beforeAll(() => owner.connect());
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  async function lastOf(admin: Caller) {
    return (await admin.call(listDataExports, {})).rows[0]!;
  }

  async function download(admin: Caller): Promise<Buffer> {
    const { id: dataExportId, parts, sha256 } = await lastOf(admin);
    const read: Uint8Array[] = [];
    for (let part = 1; part <= parts; part += 1) {
      read.push(readBase64((await admin.call(readDataExportPart, { dataExportId, part })).content));
    }
    const archive = Buffer.concat(read);
    expect(createHash('sha256').update(archive).digest('hex')).toBe(sha256);
    return archive;
  }

  async function whenSettled(admin: Caller) {
    await waitUntil(async () => !['waiting', 'running'].includes((await lastOf(admin)).status));
    return lastOf(admin);
  }

  test('holds every row of every table of the hospital, and nothing of another one', async () => {
    const hospital = await opened.aHospital();
    await fillWithMark(opened, hospital, 'Ownmark');
    const other = await opened.aHospital();
    await fillWithMark(opened, other, 'Quokkamark');
    const admin = await hospital.as('tenant_admin');
    await whenSettled(admin);
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => admin.call(askDataExport, {})));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await whenSettled(admin)).toMatchObject({ status: 'ready', isMine: true });

    const files = unzip(await download(admin));
    const manifest = JSON.parse(files.get('manifest.json')!.toString()) as Manifest;
    for (const { table, file, rows, bytes, sha256 } of manifest.tables) {
      const content = files.get(file)!;
      const hash = createHash('sha256').update(content).digest('hex');
      expect([table, content.length, hash]).toEqual([table, bytes, sha256]);
      // While it was made, its own steps were noted in the trail.
      if (['audit_entry', 'audit_seal', 'notification'].includes(table)) continue;
      const stored = await owner.query<{ count: number }>(
        `select count(*)::int as count from "${table}" where tenant_id = $1`,
        [hospital.tenantId],
      );
      expect([table, rows]).toEqual([table, stored.rows[0]!.count]);
    }
    const all = [...files.values()].map(String).join('\n');
    expect(all).toContain('Ownmark');
    expect(all).not.toContain('Quokkamark');
    expect(files.get('tables/user_account.csv')!.toString()).not.toMatch(/password_hash|two_factor_secret/);
    expect(files.get('tables/patient.csv')!.toString()).toMatch(/^"id","[^\n]+\r\n"[0-9a-f-]{36}",/);
  });

  test('is downloaded by who asked for it alone, and for a week', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const { id: dataExportId } = await admin.call(askDataExport, {});
    await whenSettled(admin);
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(askDataExport, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const first = { dataExportId, part: 1 };
    await expect(stranger.call(readDataExportPart, first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await admin.call(readDataExportPart, first);
    opened.clock.set(new Date(opened.clock.now().getTime() + 8 * 86_400_000).toISOString());
    await opened.system.runMinuteJobs();
    const later = await hospital.as('tenant_admin');
    await waitUntil(async () => (await lastOf(later)).status === 'expired');
    await expect(later.call(readDataExportPart, first)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('whose maker was killed is given up, and another one can be asked for', async () => {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const { id } = await admin.call(askDataExport, {});
    await whenSettled(admin);
    await owner.query(
      `update data_export set status = 'running', finished_at = null, stored_as = null, bytes = null, sha256 = null,
        expires_at = null, seen_at = $3 where tenant_id = $1 and id = $2`,
      [hospital.tenantId, id, new Date(opened.clock.now().getTime() - 3_600_000)],
    );
    await opened.system.runMinuteJobs();
    expect(await lastOf(admin)).toMatchObject({ status: 'failed' });
    await admin.call(askDataExport, {});
    expect(await whenSettled(admin)).toMatchObject({ status: 'ready' });
  });

  /** Looks like a secret, and is none; a message names what its secret opens, and the secret itself is kept nowhere. */
  const harmless =
    /^(audit_seal\.|tenant_settings\.password_|user_account\.password_changed_at$|message\.secret_(kind|id)$)/;

  test('takes every table, or says why not, and no column that could be a secret', async () => {
    const tables = await opened.database.onPlatform(selectHospitalTables);
    const names = tables.map(({ name }) => name);
    expect(Object.keys(leftOutTables).filter((name) => !names.includes(name))).toEqual([]);
    const taken = tables.filter(({ name }) => !(name in leftOutTables));
    // Without a key of its own beside the hospital a table has one row at most.
    expect(taken.filter(({ key }) => key.length === 0).map(({ name }) => name)).toEqual([
      'message_settings',
      'statistic_codes',
      'subscription',
      'tenant_logo',
      'tenant_settings',
    ]);
    const shown = taken.flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name }) => !leftOutColumns[table]?.includes(name))
        .map(({ name }) => `${table}.${name}`),
    );
    const suspicious = shown.filter((name) => /hash|secret|token|passw|sms_key/.test(name));
    expect(suspicious.filter((name) => !harmless.test(name))).toEqual([]);
    for (const [table, columns] of Object.entries(leftOutColumns)) {
      const existing = tables.find(({ name }) => name === table)!.columns.map(({ name }) => name);
      expect(columns.filter((name) => !existing.includes(name))).toEqual([]);
    }
  });
});

/** The files of an archive by its directory, as a program for archives reads it. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0006\u0006', 'latin1'));
  const count = Number(archive.readBigUInt64LE(end + 32));
  let at = Number(archive.readBigUInt64LE(end + 48));
  const files = new Map<string, Buffer>();
  for (let file = 0; file < count; file += 1) {
    const crc = archive.readUInt32LE(at + 16);
    const [nameBytes, extraBytes] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes);
    const extra = at + 46 + nameBytes + 4;
    const [bytes, packed, start] = [0, 8, 16].map((part) => Number(archive.readBigUInt64LE(extra + part)));
    const content = start! + 30 + archive.readUInt16LE(start! + 26) + archive.readUInt16LE(start! + 28);
    const unpacked = inflateRawSync(archive.subarray(content, content + packed!));
    expect([name, unpacked.length, crc32(unpacked)]).toEqual([name, bytes, crc]);
    files.set(name, unpacked);
    at += 46 + nameBytes + extraBytes;
  }
  return files;
}
