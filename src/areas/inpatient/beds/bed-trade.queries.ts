import { sql, type SqlBool } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../inpatient.tables.ts';

interface Holder {
  bedId: string;
  admissionId: string;
}

/**
 * Gives two beds to each other's admission; false, and the call must fail, when one has not the bed that is named.
 * The first bed is empty in between, because no statement may leave an admission with two.
 */
export async function tradeBeds(
  db: Db,
  tenantId: string,
  { one, other, by, at }: { one: Holder; other: Holder; by: string; at: string },
): Promise<boolean> {
  const change = (from: Holder, values: ReturnType<typeof occupiedBy> | typeof emptied) =>
    db
      .updateTable('bed')
      .set((columns) => ({ ...values, updated_at: at, version: columns('version', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .where('id', '=', from.bedId)
      .where(sql<SqlBool>`(admission_id = ${from.admissionId}::uuid or admission_id is null)`)
      .returning('id')
      .executeTakeFirst();
  const occupiedBy = (admissionId: string) => ({
    status: 'occupied' as const,
    admission_id: admissionId,
    admission_status: 'active' as const,
    status_since: at,
    status_by: by,
    last_occupied_at: at,
  });
  const steps = [
    await change(one, emptied),
    await change(other, occupiedBy(one.admissionId)),
    await change(one, occupiedBy(other.admissionId)),
  ];
  return steps.every((step) => step !== undefined);
}

const emptied = { status: 'dirty' as const, admission_id: null, admission_status: null };
