import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tablesOfResources } from '#areas/audit/trail/names/named-records.ts';
import { countLockWaits } from '#testing/databases/lock-waits.ts';
import { type Caller, embeddedPostgres, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { waitUntil } from '#testing/waiting.ts';
import { listToSend } from '../imports.fixture.ts';
import { importList } from '../runs/import.contract.ts';
import { type ListName, listNames } from '../runs/list-needs.ts';

type Fields = Record<string, string>;

const places = [1, 2, 3, 4, 5, 6];
const letter = (place: number) => String.fromCharCode(96 + place);

/** Six rows of every list that is imported; a list without them does not compile. */
const rowOf: Record<ListName, (place: number) => Fields> = {
  patients: (place) => ({
    firstName: `Broken ${letter(place)}`,
    lastName: 'Import',
    dateOfBirth: `198${place}-04-12`,
    gender: 'female',
    allergies: place === 2 ? 'Penicillin' : '',
    externalId: place % 2 === 0 ? `B-${place}` : '',
  }),
  medicines: (place) => ({
    name: `Brokenol ${letter(place)}`,
    genericName: 'Paracetamol',
    strength: `${place}00 mg`,
    dosageForm: 'Tablet',
    category: 'Pain',
    price: '2',
    twins: 'add',
  }),
  diagnoses: (place) => ({ code: `B${place}`, title: `Broken bone ${place}` }),
  services: (place) => ({ name: `Broken ${place}`, category: 'Imaging', price: `${place}00` }),
  'lab-tests': (place) => ({ name: `Broken ${place}`, category: 'Electrolytes', price: `${place}00` }),
  'stock-items': (place) => ({
    ...{ name: `Broken ${place}`, sku: `BR-${place}`, category: 'Wear', baseUnit: 'pair' },
    ...{ unitCost: '9', sellingPrice: '15' },
  }),
  'opening-stock': (place) => ({
    ...{ code: `BR-${place}`, item: `Broken ${place}`, lot: `L-${place}`, expiry: '2099-12-31' },
    ...{ quantity: '40', place: 'main-store' },
  }),
  suppliers: (place) => ({ name: `Broken Pharma ${place}` }),
  people: (place) => ({ firstName: 'Broken', lastName: letter(place), email: `b${place}@broken.example` }),
  beds: (place) => ({
    ward: `Broken ${place > 3 ? 'North' : 'South'}`,
    wardType: 'general',
    bed: `B-${place}`,
  }),
  procedures: (place) => ({ name: `Broken ${place}`, usualDuration: `${place}0` }),
  doctors: (place) => ({ name: `Dr. Broken ${letter(place)}`, specialty: 'Surgery', monday: '09:00-13:00' }),
};

describe('an import whose connection is killed while its second batch is stored', () => {
  const postgres = embeddedPostgres();
  const opened = openTestSystem(postgres);
  let broken: Hospital;
  let whole: Hospital;

  beforeAll(async () => {
    [broken, whole] = [await opened.aHospital(), await opened.aHospital()];
  });
  afterAll(() => opened.close());

  function send(caller: Caller, list: ListName, some: readonly number[], run: string) {
    const rows = some.map((place) => ({ line: place + 1, fields: rowOf[list](place) }));
    return caller.call(importList, listToSend(list, rows, run));
  }

  /** Lets the batch store all of its rows, and kills its connection before the run counts them. */
  async function breakWhile(run: string, work: () => Promise<unknown>): Promise<void> {
    const client = new pg.Client(postgres.owner);
    await client.connect();
    onTestFinished(() => client.end());
    const ask = (text: string, values: unknown[] = []) => client.query<{ pid: number }>(text, values);
    await ask('begin');
    await ask('select from import_run where id = $1 for update', [run]);
    const working = work().then(
      () => 'stored',
      () => 'broken',
    );
    await waitUntil(async () => (await countLockWaits(ask)) > 0);
    await ask(
      'select pg_terminate_backend(pid) from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))',
    );
    expect(await working).toBe('broken');
    await ask('rollback');
  }

  /** The records of a list without what is another in every hospital. */
  async function recordsOf({ tenantId }: Hospital, list: ListName): Promise<string[]> {
    return opened.database.inTenant(tenantId, 'read', async (db) => {
      const { rows } = await sql<{ resource: string }>`select distinct resource from import_row
        where tenant_id = ${tenantId}::uuid and list = ${list} order by 1`.execute(db);
      const found: string[] = [];
      for (const { resource } of rows) {
        const { rows: records } = await sql<{ record: Record<string, unknown> }>`
          select to_jsonb(kept) as record from ${sql.table(tablesOfResources[resource]!)} as kept
          where tenant_id = ${tenantId}::uuid and id in (select record_id from import_row
            where tenant_id = ${tenantId}::uuid and list = ${list} and resource = ${resource})`.execute(db);
        found.push(...records.map(({ record }) => `${resource} ${JSON.stringify(comparable(record))}`));
      }
      return found.toSorted();
    });
  }

  test.each(listNames)('%s: the same file brings what an unbroken import does', async (list) => {
    const admin = await broken.as('tenant_admin');
    const run = crypto.randomUUID();
    expect(await send(admin, list, places.slice(0, 3), run)).toMatchObject({ added: 3, refused: [] });
    await breakWhile(run, () => send(admin, list, places.slice(3), run));
    const again = crypto.randomUUID();
    const [first, second] = [places.slice(0, 3), places.slice(3)];
    expect(await send(admin, list, first, again)).toMatchObject({ added: 0, changed: 0, present: 3 });
    expect(await send(admin, list, second, again)).toMatchObject({ added: 3, changed: 0, present: 0 });
    const other = await whole.as('tenant_admin');
    const unbroken = crypto.randomUUID();
    for (const part of [first, second]) await send(other, list, part, unbroken);
    const records = await recordsOf(broken, list);
    expect(records.length).toBeGreaterThanOrEqual(places.length);
    expect(records).toEqual(await recordsOf(whole, list));
  });
});

const otherwise = /(^|_)(id|at|by|on|number|version|key)$|^search_text$/;

function comparable(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([column]) => !otherwise.test(column)));
}
