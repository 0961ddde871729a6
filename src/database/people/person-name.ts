import { type RawBuilder, sql } from 'kysely';

/**
 * The name of the account that a column names, as its holder is called now; null where the column is null. It is looked
 * up by the key of accounts for each row that is answered, and joins nothing:
 *
 *     .select(personName(tenantId, 'note.signed_by').as('signed_by_name'))
 */
export function personName(tenantId: string, column: string): RawBuilder<string | null> {
  return sql`(select trim(account_holder.first_name || ' ' || account_holder.last_name) from user_account as account_holder
    where account_holder.tenant_id = ${tenantId} and account_holder.id = ${sql.ref(column)})`;
}
