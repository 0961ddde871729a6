import type { Insertable } from 'kysely';
import type { Db, Tables } from '#database/tables.ts';
import '../subscriptions.tables.ts';
import type { OperatorCard } from './operator.contract.ts';

/**
 * The operator's card; in the operator's own organization. Until one was saved it holds what its settings say: the name,
 * and how it is reached.
 */
export async function selectOperator(db: Db, tenantId: string): Promise<OperatorCard> {
  const row = await db
    .selectFrom('operator_card')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (row) {
    const { name, address, phone, email, hours, tax_number: taxNumber, bkash, nagad, bank, version } = row;
    const contact = { name, address, phone, email, hours };
    return { ...contact, taxNumber, bkash, nagad, bank, suspendedMayRead: row.suspended_may_read, version };
  }
  const own = await db
    .selectFrom('tenant_settings')
    .select(['name', 'address', 'phone', 'email'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const unsaid = { hours: null, taxNumber: null, bkash: null, nagad: null, bank: null };
  return { ...own, ...unsaid, suspendedMayRead: true, version: 0 };
}

/** Writes the card over the version that was seen, 0 for the first one; false when somebody else was first. */
export async function writeOperator(
  db: Db,
  { version, ...row }: Insertable<Tables['operator_card']> & { version: number },
): Promise<boolean> {
  if (version === 0) {
    const added = await db
      .insertInto('operator_card')
      .values({ ...row, version: 1 })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const { tenant_id, ...values } = row;
  const changed = await db
    .updateTable('operator_card')
    .set({ ...values, version: version + 1 })
    .where('tenant_id', '=', tenant_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
