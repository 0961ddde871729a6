import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * An order of the laboratory names the consultation in which it was made, as a prescription does.
 * docs/decisions/0119-what-a-consultation-orders.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table lab_order add column consultation_id uuid`,
    `alter table lab_order add constraint lab_order_consultation
      foreign key (tenant_id, consultation_id) references consultation (tenant_id, id)`,
    `create index lab_order_by_consultation on lab_order (tenant_id, consultation_id)
      where consultation_id is not null`,
  ]);
}
