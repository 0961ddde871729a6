import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { foldSteps } from '#database/counting/fold-steps.ts';
import { isAppError } from '#kernel/app-error.ts';
import { knownYears } from '#kernel/time/date-text.ts';
import { aRequest, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { type JsonSchema, type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { describeApi } from '../openapi/openapi.ts';

const opened = openTestSystem();
const { system, database } = opened;
const endsSession = new Set(['sessions.signOut', 'sessions.signOutEverywhere']);
let reads: Operation[];
let hospital: Hospital;
let ids: KnownIds;

beforeAll(async () => {
  const operations = operationsOf(await describeApi(system.dispatcher));
  reads = operations.filter(({ id, kind }) => kind === 'read' && !endsSession.has(id));
  hospital = await opened.aHospital();
  ids = await fillWithMark(opened, hospital, 'Ends');
});
afterAll(() => opened.close());

/** What fails of a call that should answer or refuse; undefined where it does. */
async function failureOf(id: string, input: object, token: string): Promise<string | undefined> {
  try {
    await system.dispatcher.run(id, input, aRequest({ token }));
    return undefined;
  } catch (error) {
    return isAppError(error) ? undefined : `${id} ${JSON.stringify(input)}: ${String(error)}`;
  }
}

function datesOf(schema: JsonSchema): string[] {
  const isOfTime = (one: JsonSchema): boolean =>
    /^date/.test(one.format ?? '') || (one.anyOf ?? []).some(isOfTime);
  return Object.entries(schema.properties ?? {})
    .filter(([, field]) => isOfTime(field))
    .map(([name]) => name);
}

test('every read answers or refuses with the first and the last day of the known years in its fields', async () => {
  const { token } = await hospital.as('tenant_admin');
  const failures: string[] = [];
  let tried = 0;
  for (const operation of reads) {
    const names = datesOf(operation.input);
    const days = [`${knownYears.first}-01-01`, `${knownYears.last}-12-31`];
    for (const day of names.length > 0 ? days : []) {
      for (const text of [day, `${day}T23:59:59.999Z`]) {
        const input = {
          ...inputWith(operation, ids),
          ...Object.fromEntries(names.map((name) => [name, text])),
        };
        tried += 1;
        failures.push(...[await failureOf(operation.id, input, token)].filter((one) => one !== undefined));
      }
    }
  }
  expect(failures).toEqual([]);
  expect(tried).toBeGreaterThan(80);
});

/** As five invoices came to before a document had a limit: together more than a number holds exactly. */
const hugeMinor = 2_000_000_000_000_000;

test('no sum that a number cannot hold takes a screen down: every read answers, and says that it is more', async () => {
  const admin = await hospital.as('tenant_admin');
  for (let made = 0; made < 5; made += 1) {
    const { id } = await anInvoice(admin, { send: true });
    await database.inTenant(hospital.tenantId, 'write', async (db) => {
      await sql`update invoice set subtotal_minor = ${hugeMinor}::bigint, discount_minor = 0, tax_minor = 0,
        total_minor = ${hugeMinor}::bigint
        where tenant_id = ${hospital.tenantId}::uuid and id = ${id}::uuid`.execute(db);
    });
  }
  await database.inTenant(hospital.tenantId, 'write', async (db) => {
    const { rows } = await sql<{ name: string; day: string | null }>`
      select distinct name, day from (
        select name, day from daily_figure where tenant_id = ${hospital.tenantId}::uuid
        union all select name, null from tenant_counter where tenant_id = ${hospital.tenantId}::uuid
        union all select unnest(names), unnest(days) from open_step where tenant_id = ${hospital.tenantId}::uuid
      ) as counted where name ~ '(revenue|collected|refund|value|commission)'`.execute(db);
    expect(rows.length).toBeGreaterThan(3);
    for (let times = 0; times < 5; times += 1) {
      await appendSteps(
        db,
        hospital.tenantId,
        rows.map((row) => ({ ...row, amount: hugeMinor })),
      );
    }
  });
  const read = async () => {
    const failures: string[] = [];
    for (const operation of reads) {
      const input = inputWith(operation, ids);
      failures.push(
        ...[await failureOf(operation.id, input, admin.token)].filter((one) => one !== undefined),
      );
    }
    return failures;
  };
  expect(await read()).toEqual([]);
  const counted = await system.dispatcher.run('invoices.count', {}, aRequest({ token: admin.token }));
  expect(counted).toMatchObject({ revenueMinor: Number.MAX_SAFE_INTEGER });
  await database.inTenant(hospital.tenantId, 'write', (db) => foldSteps(db, hospital.tenantId));
  expect(await read()).toEqual([]);
});
