import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askDataExport, listDataExports } from '#areas/leaving/exports/data-export.contract.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { verifyAudit } from '#database/audit/audit-verify.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { waitUntil } from '#testing/waiting.ts';
import { askClosing, listClosures, readClosing, readClosure, takeBackClosing } from './closing.contract.ts';
import { deleteRows, selectTableReferences } from './closing.queries.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('an account that is closed', () => {
  const opened = openTestSystem(postgres);
  const owner = new pg.Client(postgres.owner);
  beforeAll(() => owner.connect());
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  async function countRows(tenantId: string): Promise<Record<string, number>> {
    const { tables } = await opened.database.onPlatform((db) => selectTableReferences(db));
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const { rows } = await owner.query<{ count: number }>(
        `select count(*)::int as count from "${table}" where tenant_id = $1`,
        [tenantId],
      );
      if (rows[0]!.count > 0) counts[table] = rows[0]!.count;
    }
    return counts;
  }

  async function nameOf(tenantId: string): Promise<string> {
    const { rows } = await owner.query<{ name: string }>('select name from tenant where id = $1', [tenantId]);
    return rows[0]!.name;
  }

  /** The waiting time is over, by the clock of the database as well. */
  async function passTime(tenantId: string): Promise<void> {
    const past = '2001-01-01T00:00:00Z';
    await owner.query('update tenant set closes_at = $2 where id = $1', [tenantId, past]);
    await owner.query(
      `update account_closure set asked_at = $2::timestamptz - interval '30 days', closes_at = $2
        where hospital_id = $1 and status = 'waiting'`,
      [tenantId, past],
    );
  }

  test('needs the typed name, an archive or the word that none is wanted, and can be taken back', async () => {
    await aPlatform(opened);
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const typedName = await nameOf(hospital.tenantId);
    const wish = { typedName, reason: 'We merge', withoutExport: true };
    await expect(admin.call(askClosing, { ...wish, typedName: 'Other' })).rejects.toMatchObject({
      facts: { fields: { typedName: { code: 'closing.otherName' } } },
    });
    await expect(admin.call(askClosing, { ...wish, withoutExport: false })).rejects.toMatchObject({
      facts: { fields: { withoutExport: { code: 'closing.noExport' } } },
    });
    const pressed = await Promise.allSettled(Array.from({ length: 5 }, () => admin.call(askClosing, wish)));
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await admin.call(readClosing, {})).closing).toMatchObject({ reason: 'We merge' });
    await admin.call(takeBackClosing, {});
    expect((await admin.call(readClosing, {})).closing).toBeNull();
    await expect(admin.call(takeBackClosing, {})).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('loses every row and file after the waiting time and nothing before, and no other hospital anything', async () => {
    const { operator, tenantId: platformId } = await aPlatform(opened);
    const hospital = await opened.aHospital();
    await fillWithMark(opened, hospital, 'Gonemark');
    const other = await opened.aHospital();
    await fillWithMark(opened, other, 'Staymark');
    const admin = await hospital.as('tenant_admin');
    const lastExport = async () => (await admin.call(listDataExports, {})).rows[0]?.status;
    await waitUntil(async () => !['waiting', 'running'].includes((await lastExport()) ?? ''));
    if ((await lastExport()) !== 'ready') await admin.call(askDataExport, {});
    await waitUntil(async () => (await lastExport()) === 'ready');
    const typedName = await nameOf(hospital.tenantId);
    await admin.call(askClosing, { typedName, reason: 'We close', withoutExport: false });
    const deleteNow = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      deleteRows(db, ['patient'], 10),
    );
    await expect(deleteNow).rejects.toThrow(/not closed/);
    await opened.system.runMinuteJobs();
    expect((await admin.call(readClosing, {})).closing).not.toBeNull();

    await passTime(hospital.tenantId);
    const kept = await countRows(other.tenantId);
    const before = await countRows(hospital.tenantId);
    const state = async () => {
      const { rows } = await operator.call(listClosures, { status: 'all' });
      return rows.find((row) => row.hospitalName === typedName && row.status !== 'taken_back')!;
    };
    await waitUntil(
      async () => {
        await opened.system.runMinuteJobs();
        return (await state()).status === 'deleted';
      },
      { timeout: 60_000 },
    );
    expect(await countRows(hospital.tenantId)).toEqual({});
    await expect(admin.call(readClosing, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    const left = await countRows(other.tenantId);
    for (const table of ['patient', 'invoice', 'user_account', 'appointment']) {
      expect([table, left[table]]).toEqual([table, kept[table]]);
    }

    const certificate = await operator.call(readClosure, { closureId: (await state()).id });
    expect(createHash('sha256').update(certificate.text!).digest('hex')).toBe(certificate.sha256);
    // The archive, and the receipts of payments.
    expect(certificate.fileCount).toBe(1 + before['proof_file']!);
    const certified = Object.fromEntries(certificate.tables.map(({ table, rows }) => [table, rows]));
    for (const table of ['patient', 'invoice', 'bed', 'surgical_case', 'vital_signs']) {
      expect([table, certified[table]]).toEqual([table, before[table]]);
    }
    const letters = await owner.query<{ body: string }>('select body from message where about = $1', [
      `account-closure/${certificate.id}`,
    ]);
    expect(letters.rows[0]!.body).toContain(certificate.sha256);
    await sealAudit(opened.database, opened.clock, platformId);
    const { findings } = await verifyAudit(opened.database, platformId, opened.clock.now());
    expect(findings).toEqual([]);
  });
});
