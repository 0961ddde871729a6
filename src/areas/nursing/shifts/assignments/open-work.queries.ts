import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import '../../nursing.tables.ts';

/** Open tasks of admissions that go on. */
export async function countOpenTasks(
  db: Db,
  tenantId: string,
  admissionIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open
    from nursing_task task
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = task.admission_id
      and admission.status = 'active'
    where task.tenant_id = ${tenantId}::uuid and task.status = 'open'
      and task.admission_id = any (${[...admissionIds]}::uuid[])`.execute(db);
  return rows[0]?.open ?? 0;
}
