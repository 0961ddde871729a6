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
    const { name, address, phone, email, hours, tax_number: taxNumber, bkash, nagad, bank } = row;
    return { name, address, phone, email, hours, taxNumber, bkash, nagad, bank };
  }
  const own = await db
    .selectFrom('tenant_settings')
    .select(['name', 'address', 'phone', 'email'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { ...own, hours: null, taxNumber: null, bkash: null, nagad: null, bank: null };
}

export async function writeOperator(db: Db, row: Insertable<Tables['operator_card']>): Promise<void> {
  const { tenant_id: _tenant, ...values } = row;
  await db
    .insertInto('operator_card')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}
