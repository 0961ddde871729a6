import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectFigureMismatches } from '#areas/analytics/checks/figure-check.queries.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { verifyAudit } from '#database/audit/audit-verify.ts';
import { writeAudit } from '#database/audit/audit.ts';
import { selectTenantIds } from '#database/tenants.queries.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import { moveDates } from './moved-dates.ts';
import { makeEmptyDatabase, makeSampleDatabase } from './sample-database.ts';
import { farAhead } from './snapshot-times.ts';

// Neither whole weeks nor whole months, over the end of a year, and within the sample data's own reach.
const made = new Date('2026-11-25T08:00:00Z');
const opened = new Date('2027-01-04T08:00:00Z');

/** Columns that are no dates and differ between any two fillings. */
const drawnAnew = /token_hash|transaction_(?:id|key)|verification_code|stored_as/;
/** Dates of the samples that a new filling would have and a moved one has not, and why. */
const differing: Readonly<Record<string, string>> = {
  'patient_problem.since': 'It says a year, and the year has changed.',
  'schema_migration.applied_at': 'It is no sample.',
  'tenant_settings.updated_at': 'Written by the clock of the database, which the samples do not set.',
  'message_settings.updated_at': 'As above.',
  'user_account.created_at': 'As above.',
  'user_account.updated_at': 'As above.',
  'user_role.created_at': 'As above.',
  'role.created_at': 'As above.',
  'role.updated_at': 'As above.',
  'stock_month.month': 'Use is counted in the months in which it lay when the samples were made.',
  'stock_month.consumed': 'As above.',
  'stock_month.consumed_minor': 'As above.',
  'stock_month.empty_days': 'As above.',
  'open_step.names': 'Referrals of days beyond today count for today, where others may lie.',
  'open_step.days': 'As above.',
  'open_step.amounts': 'As above.',
};

let moved: PGlite;
let fresh: PGlite;

beforeAll(async () => {
  const empty = await makeEmptyDatabase();
  const emptyDatabase = await empty.dumpDataDir('none');
  await empty.close();
  ({ pglite: fresh } = await makeSampleDatabase(emptyDatabase, opened));
  ({ pglite: moved } = await makeSampleDatabase(emptyDatabase, made));
  await moveDates(moved, { from: made, to: farAhead(made) });
  await moveDates(moved, { from: farAhead(made), to: opened });
}, 300_000);
afterAll(async () => {
  await moved.close();
  await fresh.close();
});

/** The values of every column but ids, in order, by table and column. */
async function valuesOf(pglite: PGlite): Promise<Map<string, string>> {
  const { rows } = await pglite.query<{ table: string; column: string }>(`
    select class.relname as table, attname as column from pg_class as class
    join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
      and atttypid not in ('uuid'::regtype, 'uuid[]'::regtype)`);
  const values = new Map<string, string>();
  for (const { table, column } of rows) {
    const found = await pglite.query<{ text: string | null }>(
      `select string_agg("${column}"::text, E'\\n' order by "${column}"::text) as text from "${table}"`,
    );
    const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const lines = (found.rows[0]?.text ?? '').replaceAll(id, 'id').split('\n').toSorted();
    values.set(`${table}.${column}`, lines.join('\n'));
  }
  return values;
}

test('samples that were moved to a day are those that a new filling would make on it', async () => {
  const [ofMoved, ofFresh] = [await valuesOf(moved), await valuesOf(fresh)];
  const other = [...ofFresh].filter(([name, values]) => values !== ofMoved.get(name)).map(([name]) => name);
  const unexpected = other.filter((name) => !drawnAnew.test(name) && !Object.hasOwn(differing, name));
  expect(unexpected).toEqual([]);
});

test('counters and figures agree with the moved rows', async () => {
  const database = openPgliteDatabase(moved);
  for (const tenantId of await selectTenantIds(database)) {
    expect(await database.inTenant(tenantId, 'read', (db) => selectFigureMismatches(db, tenantId))).toEqual(
      [],
    );
  }
});

test('every constraint is there and valid as before, those that are set up again among them', async () => {
  const constraintsOf = async (pglite: PGlite) => {
    const { rows } = await pglite.query(`
      select conrelid::regclass::text as table, conname as name, convalidated, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`);
    return rows;
  };
  expect(await constraintsOf(moved)).toEqual(await constraintsOf(fresh));
});

test('row-level security is still forced on every table of tenants', async () => {
  const { rows } = await moved.query(`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')
      and not (relrowsecurity and relforcerowsecurity)`);
  expect(rows).toEqual([]);
});

test('the audit trail is sealed from its beginning in the visitor’s browser, and verified without a finding', async () => {
  const database = openPgliteDatabase(moved);
  const { rows } = await moved.query('select entry_id from audit_seal');
  expect(rows).toEqual([]);
  const clock = { now: () => opened };
  for (const tenantId of await selectTenantIds(database)) {
    const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: opened };
    await database.inTenant(tenantId, 'append', (db) =>
      writeAudit(db, origin, [{ action: 'VIEW', resource: 'patients' }]),
    );
    while ((await sealAudit(database, clock, tenantId)) > 0);
    const later = new Date(opened.getTime() + 86_400_000);
    const { sealed, findings } = await verifyAudit(database, tenantId, later);
    expect(findings).toEqual([]);
    expect(sealed).toBeGreaterThan(0);
  }
});
