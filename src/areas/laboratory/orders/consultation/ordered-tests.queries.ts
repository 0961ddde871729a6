import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../laboratory.tables.ts';

/** Orders that were made in a consultation and stand, with the names of their tests. */
export function selectOrderedTests(db: Db, tenantId: string, consultationId: string) {
  return db
    .selectFrom('lab_order')
    .select([
      'id',
      'order_number as number',
      'ordered_at as at',
      sql<string[]>`(
        select array_agg(test.test_name order by test.position) from lab_order_test test
        where test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
      )`.as('names'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('consultation_id', '=', consultationId)
    .where('status', '!=', 'cancelled')
    .execute();
}
