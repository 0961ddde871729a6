import type { Kysely } from 'kysely';
import { protectTenantTable, runAll, tenantKey } from './tenant-table.ts';

/**
 * Who the operator is: what hospitals and applicants read wherever the program says 'the operator'. One row, in the
 * operator's own organization. docs/decisions/0129-who-the-operator-is.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table operator_card (
      tenant_id uuid not null,
      name text not null,
      address text,
      tax_number text,
      phone text,
      email text,
      hours text,
      bkash text,
      nagad text,
      bank text,
      updated_at timestamptz(3) not null,
      constraint operator_card_key primary key (tenant_id),
      constraint operator_card_named check (name <> '')
    )`,
    tenantKey('operator_card'),
  ]);
  await protectTenantTable(db, 'operator_card', ['select', 'insert', 'update']);
}
