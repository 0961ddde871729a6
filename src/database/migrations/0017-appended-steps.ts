import type { Kysely } from 'kysely';
import { protectTenantTable, runAll } from './tenant-table.ts';

/**
 * What is counted is appended in the transaction of what happened and folded into counters and figures now and then,
 * so that writers of one hospital do not wait for each other. docs/decisions/0047-nobody-queues-behind-one-row.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `create table open_step (
      tenant_id uuid not null,
      id uuid not null,
      names text[] collate "C" not null,
      days date[] not null,
      amounts bigint[] not null,
      constraint open_step_key primary key (tenant_id, id),
      constraint open_step_is_whole check (
        cardinality(names) = cardinality(days) and cardinality(names) = cardinality(amounts))
    )`,
    `alter table open_step add constraint open_step_tenant foreign key (tenant_id) references tenant (id)`,
    // A step down may be folded before the step up that it follows: only numbers never go back.
    `alter table tenant_counter drop constraint tenant_counter_value_check`,
    `alter table tenant_counter add constraint tenant_counter_number_not_negative
      check (value >= 0 or name not like '%.number')`,
  ]);
  await protectTenantTable(db, 'open_step', ['select', 'insert', 'delete']);
}
