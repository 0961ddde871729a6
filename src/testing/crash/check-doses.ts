import { sql } from 'kysely';
import { balanceMismatches } from '#areas/stock/ledger/balance-check.job.ts';
import type { Db } from '#database/tables.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';
import type { Counter } from './crash-counter.ts';

/** What is wrong with doses and their stock. @param given doses that nurses were told of */
export async function faultsOfDoses(
  dataDirectory: string,
  given: ReadonlySet<string>,
  counter: Counter,
  isQuiet: boolean,
): Promise<string[]> {
  const told = new Set(given);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const { id: tenantId } = await database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', 'city-general').executeTakeFirstOrThrow(),
    );
    return await database.inTenant(tenantId, 'read', async (db) => [
      ...(await givenFaults(db, told, counter, isQuiet)),
      ...(isQuiet ? (await balanceMismatches(db, tenantId)).map((one) => JSON.stringify(one)) : []),
    ]);
  } finally {
    await opened.close();
  }
}

/** Every acknowledged dose is given, each took one unit once, and the shelf holds what was not taken. */
async function givenFaults(
  db: Db,
  told: ReadonlySet<string>,
  { medicineId, received }: Counter,
  isQuiet: boolean,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; status: string; outcomes: number; taken: number }>`
    select dose.id, dose.status, count(outcome.dose_id)::int as outcomes,
      (select coalesce(sum(lot.quantity), 0) from dose_lot lot
        where lot.tenant_id = dose.tenant_id and lot.dose_id = dose.id)::int as taken
    from dose
    join prescription_line line on line.tenant_id = dose.tenant_id and line.id = dose.line_id
    left join dose_outcome outcome on outcome.tenant_id = dose.tenant_id and outcome.dose_id = dose.id
    where line.medicine_id = ${medicineId}::uuid
    group by dose.tenant_id, dose.id, dose.status`.execute(db);
  const { rows: shelves } = await sql<{ left: number }>`
    select coalesce(sum(quantity), 0)::int as left from stock_balance
    where item_id = ${medicineId}::uuid`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const given = rows.filter(({ status }) => status === 'given');
  const lost = [...told].filter((id) => stored.get(id)?.status !== 'given');
  const left = shelves[0]?.left ?? 0;
  return [
    ...lost.map((id) => `the acknowledged dose ${id} is not given`),
    ...given
      .filter(({ outcomes, taken }) => outcomes !== 1 || taken !== 1)
      .map(({ id, outcomes, taken }) => `the dose ${id} has ${outcomes} outcomes and took ${taken} units`),
    ...(left + given.length === received
      ? []
      : [`${left} are left and ${given.length} doses were given of ${received}`]),
    ...(isQuiet && given.length !== told.size
      ? [`${given.length} doses are given, ${told.size} were acknowledged`]
      : []),
  ];
}
