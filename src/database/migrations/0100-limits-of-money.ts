import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * What the total of one document may come to, what the catalogue asked for a line of an invoice, and what somebody with a
 * role does alone with what is billed; null is without a limit. docs/decisions/0127-sums-and-second-persons.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table tenant_settings add column document_max_minor bigint not null default 1000000000000`,
    `alter table tenant_settings add constraint tenant_settings_document_max
      check (document_max_minor between 100000 and 10000000000000)`,
    `alter table invoice_item add column list_price_minor bigint`,
    `alter table role add column discount_limit_basis_points integer`,
    `alter table role add column credit_limit_minor bigint`,
    `alter table role add column void_limit_minor bigint`,
    `alter table role add column reopens_months boolean not null default true`,
    `alter table role add constraint role_discount_limit check (discount_limit_basis_points between 0 and 10000)`,
    `alter table role add constraint role_credit_limit check (credit_limit_minor >= 0)`,
    `alter table role add constraint role_void_limit check (void_limit_minor >= 0)`,
  ]);
}
