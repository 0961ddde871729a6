import { sql } from 'kysely';
import { ledgerMismatches } from '#areas/billing/payments/ledger/ledger-check.ts';
import { dispensingMismatches } from '#areas/pharmacy/dispensing/checks/dispensing-check.job.ts';
import { balanceMismatches } from '#areas/stock/ledger/balance-check.job.ts';
import type { Db } from '#database/tables.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';
import { figureFaults, numberFaults } from './check-money.ts';
import type { Counter } from './crash-counter.ts';

/** What pharmacists were told of: the base units of each dispensing, and how many returns of one unit. */
export interface HandedOut {
  dispensings: Map<string, number>;
  returned: number;
}

/** What is wrong with dispensings, their stock and their money. */
export async function faultsOfDispensings(
  dataDirectory: string,
  acknowledged: HandedOut,
  counter: Counter,
  isQuiet: boolean,
): Promise<string[]> {
  const told = structuredClone(acknowledged);
  const opened = await openCommandDatabase({ DATA_DIR: dataDirectory });
  const { database } = opened;
  try {
    const { id: tenantId } = await database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', 'city-general').executeTakeFirstOrThrow(),
    );
    return await database.inTenant(tenantId, 'read', async (db) => [
      ...(await handedFaults(db, told, counter, isQuiet)),
      ...(isQuiet ? (await dispensingMismatches(db, tenantId)).map((one) => JSON.stringify(one)) : []),
      ...(isQuiet ? (await balanceMismatches(db, tenantId)).map((one) => JSON.stringify(one)) : []),
      ...(await numberFaults(db)),
      ...(isQuiet ? await figureFaults(db, tenantId) : []),
      ...(await ledgerMismatches(db, tenantId)).map((one) => JSON.stringify(one)),
    ]);
  } finally {
    await opened.close();
  }
}

/** Every acknowledged dispensing is there with its quantity, and what is left on the shelf is what was not taken. */
async function handedFaults(db: Db, told: HandedOut, counter: Counter, isQuiet: boolean): Promise<string[]> {
  const { medicineId } = counter;
  const { rows } = await sql<{ id: string; quantity: number; returned: number; left: number }>`
    select item.dispensing_id as id, sum(lot.quantity)::int as quantity, sum(lot.returned_quantity)::int as returned,
      (select sum(quantity) from stock_balance where item_id = ${medicineId}::uuid)::bigint as left
    from dispensing_item item
    join dispensing_lot lot on lot.tenant_id = item.tenant_id and lot.item_id = item.id
    where item.medicine_id = ${medicineId}::uuid
    group by item.dispensing_id`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row.quantity]));
  const lost = [...told.dispensings].filter(([id, quantity]) => stored.get(id) !== quantity);
  const out = rows.reduce((sum, row) => sum + row.quantity - row.returned, 0);
  const returned = rows.reduce((sum, row) => sum + row.returned, 0);
  const left = rows[0]?.left ?? counter.received;
  return [
    ...lost.map(([id]) => `the acknowledged dispensing ${id} is lost or another`),
    ...(left + out === counter.received
      ? []
      : [`${left} are left and ${out} are out of ${counter.received}`]),
    ...(isQuiet && stored.size !== told.dispensings.size
      ? [`${stored.size} dispensings are there, ${told.dispensings.size} were acknowledged`]
      : []),
    ...(isQuiet && returned !== told.returned
      ? [`${returned} came back, ${told.returned} were acknowledged`]
      : []),
  ];
}
