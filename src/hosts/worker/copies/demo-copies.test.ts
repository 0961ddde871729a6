import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { insertClientLog } from '#areas/audit/client-log/client-log.queries.ts';
import { writeAudit } from '#database/audit/audit.ts';
import { selectFigureMismatches } from '#areas/analytics/checks/figure-check.queries.ts';
import { advanceCounters, readCounters } from '#database/counters.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#kernel/ids.ts';
import { waitFor } from '#testing/waiting.ts';
import type { DemoCopy } from './copy.ts';
import { CopyWriter } from './copy-writer.ts';
import { demoCopies } from './demo-copies.ts';
import { auditCopy } from './keys/audit.copy.ts';
import { clientLogCopy } from './keys/client-log.copy.ts';
import { readStoredCopies, takeOverCopies } from './take-over.ts';
import { demoPasswords } from '../demo-passwords.ts';
import { fillDemo, findDemoTenants, readDemoCopies } from '../fill-demo.ts';
import { migratePglite } from '../database/migrate-pglite.ts';
import { openPgliteDatabase, pgliteParsers } from '../database/pglite-database.ts';

/** The database refuses one below zero. */
const bedCounter = 'beds.number';

const bedRow = z.strictObject({ ward: z.string().min(1), beds: z.int() });

/** The smallest of copies: how many beds each ward has. */
const bedsCopy: DemoCopy = {
  key: 'beds',
  topics: ['beds'],
  async read(db, tenantId) {
    const counters = await readCounters(db, tenantId, [bedCounter]);
    return [{ tenantId, beds: counters[bedCounter] }];
  },
  parse: (rows) => z.array(bedRow).parse(rows),
  async takeOver({ db, tenantId }, rows) {
    for (const { beds } of rows as z.output<typeof bedRow>[]) {
      await advanceCounters(db, tenantId, { [bedCounter]: beds });
    }
  },
};

const copiedFields = {
  patients:
    'id tenantId patientNumber firstName lastName email phone dateOfBirth gender address emergencyContact ' +
    'formerNames birthPrecision dateOfDeath maritalStatus nationalId passportNumber birthCertificateNumber ' +
    'hasNoKnownAllergies ' +
    'emergencyContactRelationship emergencyContactPhone bloodType allergies medicalHistory insuranceProvider ' +
    'insuranceNumber status createdAt updatedAt',
  hms_appointments:
    'id tenantId patientId doctorId title description startTime endTime status type notes createdAt updatedAt',
  hms_referrers:
    'id tenantId name type phone email address commissionType commissionRate status createdAt updatedAt',
  hms_referrals:
    'id tenantId patientId referrerId appointmentId amount commissionAmount reversedAmount status payoutId notes ' +
    'referredOn createdAt paidAt updatedAt',
  hms_commission_payouts:
    'id tenantId payoutNumber referrerId referrerName month totalReferrals totalRevenue totalCommission ' +
    'payoutPeriodStart payoutPeriodEnd totalEligibleCommissionCents totalTaxWithheldCents netPayoutCents ' +
    'payoutMethod status transactionReference paidAt processedBy cancelReason notes createdAt updatedAt',
  hms_invoices:
    'id tenantId invoiceNumber patientId patientName appointmentId referralId items subtotal discount tax total ' +
    'paidAmount credited refunded status dueDate paidAt notes paymentMethod createdAt updatedAt',
  hms_payments:
    'id tenantId invoiceId receiptNumber kind amount method tendered reference notes reason purpose createdAt',
  hms_services: 'id tenantId name description price category status createdAt updatedAt',
};

describe('what an earlier program stored', () => {
  const stored = (text: string | null) => readStoredCopies([bedsCopy], { beds: text });

  test('is taken over when every row can be read', () => {
    const rows = [{ ward: 'A', beds: 12 }];
    expect(stored(JSON.stringify(rows))).toEqual({ readable: [{ copy: bedsCopy, rows }], unreadable: [] });
  });

  test.each([
    ['is no JSON', '[{"ward":'],
    ['is no array', '{"ward":"A"}'],
    ['holds a row of another kind', '[{"ward":"A","beds":12},{"ward":"","beds":1}]'],
  ])('is unreadable when it %s', (_, text) => {
    expect(stored(text)).toEqual({ readable: [], unreadable: ['beds'] });
  });

  test.each([
    ['nothing', null],
    ['an empty list', '[]'],
  ])('is left alone when it is %s', (_, text) => {
    expect(stored(text)).toEqual({ readable: [], unreadable: [] });
  });
});

describe('the readable copies', () => {
  let pglite: PGlite;
  let database: Database;
  let tenants: Awaited<ReturnType<typeof findDemoTenants>>;
  let unreadable: string[];

  beforeAll(async () => {
    pglite = await PGlite.create({ extensions: { pg_trgm, btree_gist }, parsers: pgliteParsers });
    await migratePglite(pglite);
    database = openPgliteDatabase(pglite);
    const copies = readDemoCopies({
      hms_audit_logs: 'not json',
      hms_client_logs: '[{"message":"Of the earlier program"}]',
    });
    unreadable = await fillDemo(database, copies);
    tenants = await findDemoTenants(database);
  });
  afterAll(() => pglite.close());

  test('counters and figures of the samples agree with their rows, so that the nightly look is silent', async () => {
    const all = await database.onPlatform((db) => db.selectFrom('tenant').select('id').execute());
    for (const { id } of all) {
      expect(await database.inTenant(id, 'read', (db) => selectFigureMismatches(db, id))).toEqual([]);
    }
  });

  test('the first start names what it could not read', () => {
    expect(unreadable).toEqual(['hms_audit_logs']);
  });

  test.each(Object.entries(copiedFields))('%s holds exactly these fields', async (key, fields) => {
    const { hospitalId } = tenants;
    const copy = demoCopies.find((one) => one.key === key)!;
    const [record] = await database.inTenant(hospitalId, 'read', (db) => copy.read(db, hospitalId));
    expect(Object.keys(record!).toSorted()).toEqual(fields.split(' ').toSorted());
  });

  test('rows that do not fit the database are refused whole', async () => {
    const rows = [
      { ward: 'A', beds: 3 },
      { ward: 'B', beds: -9 },
    ];
    expect(await takeOverCopies(database, tenants.hospitalId, [{ copy: bedsCopy, rows }])).toEqual(['beds']);
    expect(await bedsOf(tenants.hospitalId)).toBe(0);
    const fitting = [{ copy: bedsCopy, rows: rows.slice(0, 1) }];
    expect(await takeOverCopies(database, tenants.hospitalId, fitting)).toEqual([]);
    expect(await bedsOf(tenants.hospitalId)).toBe(3);
  });

  test('are written after a change of their topic, for the hospital and the platform', async () => {
    const written = vi.fn<(entries: Record<string, string>) => void>();
    const writer = aWriter(written);
    writer.touch(tenants.hospitalId, ['patients']);
    writer.touch(tenants.hospitalId, ['beds']);
    await waitFor(() => expect(written).toHaveBeenCalled());
    const { beds } = written.mock.calls[0]![0];
    expect(JSON.parse(beds!)).toEqual([
      { tenantId: tenants.platformId, beds: 0 },
      { tenantId: tenants.hospitalId, beds: await bedsOf(tenants.hospitalId) },
    ]);
    expect(written).toHaveBeenCalledTimes(1);
    writer.close();
  });

  test('show the hospital somebody works in, and what a job changes elsewhere leaves them', async () => {
    const other = await database.onPlatform((db) =>
      db
        .selectFrom('tenant')
        .select('id')
        .where('is_platform', '=', false)
        .where('id', '!=', tenants.hospitalId)
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const written = vi.fn<(entries: Record<string, string>) => void>();
    const writer = aWriter(written);
    const shownIn = (nth: number) =>
      (JSON.parse(written.mock.calls[nth]![0].beds!) as { tenantId: string }[]).map(
        ({ tenantId }) => tenantId,
      );
    writer.touch(other.id, ['beds']);
    writer.touch(tenants.hospitalId, ['beds']);
    await waitFor(() => expect(written).toHaveBeenCalledTimes(1));
    expect(shownIn(0)).toEqual([tenants.platformId, tenants.hospitalId]);
    writer.follow(other.id);
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    expect(shownIn(1)).toEqual([tenants.platformId, other.id]);
    writer.close();
  });

  test('a copy that could not be read is read again, and holds no other one up', async () => {
    const written = vi.fn<(entries: Record<string, string>) => void>();
    const told: unknown[] = [];
    let isAway = true;
    const unsteady: DemoCopy = {
      key: 'wards',
      topics: ['beds'],
      async read() {
        if (isAway) throw new Error('not now');
        return [];
      },
    };
    const onError = (error: unknown) => {
      told.push(error);
      isAway = false;
    };
    const copies = [unsteady, bedsCopy];
    const writer = new CopyWriter({ ...tenants, database, copies, write: written, onError });
    writer.touch(tenants.hospitalId, ['beds']);
    await waitFor(() => expect(written).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    writer.close();
    expect(written.mock.calls.map(([entries]) => Object.keys(entries))).toEqual([['beds'], ['wards']]);
    expect(told).toHaveLength(1);
  });

  test('the audit trail is copied with the fields of the specification, oldest first', async () => {
    const { hospitalId } = tenants;
    for (const minute of [0, 1]) {
      const at = new Date(Date.UTC(2026, 10, 20, 8, minute));
      const origin = { tenantId: hospitalId, userId: null, ipAddress: 'N/A', userAgent: null, at };
      await database.inTenant(hospitalId, 'write', (db) =>
        writeAudit(db, origin, [{ action: 'VIEW', resource: 'patients', resourceId: String(minute) }]),
      );
    }
    const rows = await database.inTenant(hospitalId, 'read', (db) => auditCopy.read(db, hospitalId));
    expect(rows).toMatchObject([
      { action: 'VIEW', resource: 'patients', resourceId: '0', createdAt: '2026-11-20T08:00:00.000Z' },
      { resourceId: '1', tenantId: hospitalId, oldValues: null, ipAddress: 'N/A' },
    ]);
    expect(Object.keys(rows[0]!).toSorted().join(' ')).toBe(
      'action createdAt id ipAddress newValues oldValues resource resourceId tenantId userAgent userId',
    );
  });

  test('the client log is copied with the fields of the specification, oldest first', async () => {
    const { hospitalId } = tenants;
    const entry = (message: string, minute: number) => ({
      tenant_id: hospitalId,
      id: newId(),
      created_at: new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString(),
      level: 'error' as const,
      message,
      user_id: null,
      context: JSON.stringify({ source: 'crash', screen: '/dashboard', stack: [], times: 1 }),
    });
    await database.inTenant(hospitalId, 'write', (db) =>
      insertClientLog(db, [entry('first', 0), entry('second', 1)]),
    );
    const rows = await database.inTenant(hospitalId, 'read', (db) => clientLogCopy.read(db, hospitalId));
    expect(rows).toMatchObject([
      { message: 'first', ts: '2026-11-20T08:00:00.000Z', level: 'error', context: { source: 'crash' } },
      { message: 'second', tenantId: hospitalId, userId: null },
    ]);
    expect(Object.keys(rows[0]!).toSorted().join(' ')).toBe('context id level message tenantId ts userId');
  });

  test('a sample account opens with any word but an empty one, any other with its own alone', async () => {
    const account = await database.inTenant(tenants.hospitalId, 'read', (db) =>
      db
        .selectFrom('user_account')
        .select('password_hash')
        .where('tenant_id', '=', tenants.hospitalId)
        .where('email_key', '=', 'doctor@city-general.example')
        .executeTakeFirstOrThrow(),
    );
    expect(await demoPasswords.verify(account.password_hash!, 'whatever')).toBe(true);
    expect(await demoPasswords.verify(account.password_hash!, '')).toBe(false);
    const own = await demoPasswords.hash('my own words');
    expect(await demoPasswords.verify(own, 'my own words')).toBe(true);
    expect(await demoPasswords.verify(own, 'other words')).toBe(false);
    expect(await demoPasswords.verify('', 'my own words')).toBe(false);
  });

  async function bedsOf(tenantId: string): Promise<number> {
    const counters = await database.inTenant(tenantId, 'read', (db) =>
      readCounters(db, tenantId, [bedCounter]),
    );
    return counters[bedCounter];
  }

  function aWriter(write: (entries: Record<string, string>) => void): CopyWriter {
    const onError = (error: unknown) => expect.fail(String(error));
    return new CopyWriter({ ...tenants, database, copies: [bedsCopy], write, onError });
  }
});
