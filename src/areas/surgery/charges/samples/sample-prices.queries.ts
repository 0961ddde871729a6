import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { Milestone } from '../../milestones/milestone.contract.ts';
import type { PricedService } from '../charge.rules.ts';
import '../charge.tables.ts';
import '../../milestones/milestone.tables.ts';

/** The services of a category by their names. */
export async function selectSampleServices(
  db: Db,
  tenantId: string,
  category: string,
): Promise<ReadonlyMap<string, PricedService>> {
  const rows = await db
    .selectFrom('service')
    .select(['id', 'name', 'price_minor'])
    .where('tenant_id', '=', tenantId)
    .where('category', '=', category)
    .orderBy('id')
    .execute();
  return new Map(rows.map(({ id, name, price_minor: priceMinor }) => [name, { id, name, priceMinor }]));
}

/** Sex and date of birth of the sample patients. */
export function selectSamplePatients(db: Db, tenantId: string, ids: readonly string[]) {
  return db
    .selectFrom('patient')
    .select(['id', 'gender', 'date_of_birth'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids.length > 0 ? ids : [tenantId])
    .orderBy('id')
    .execute();
}

export type SamplePatient = Awaited<ReturnType<typeof selectSamplePatients>>[number];

type Times = Partial<Record<`${Milestone}_at`, string>>;

/** The course of a case that is over, each time recorded when it happened. */
export async function insertSampleCourse(
  db: Db,
  { tenantId, caseId, recordedBy }: { tenantId: string; caseId: string; recordedBy: string },
  times: Readonly<Record<Milestone, string>>,
): Promise<void> {
  const entries = Object.entries(times) as [Milestone, string][];
  const columns = Object.fromEntries(entries.map(([kind, at]) => [`${kind}_at`, at])) as Required<Times>;
  await db
    .insertInto('surgical_course')
    .values({
      tenant_id: tenantId,
      case_id: caseId,
      ...columns,
      updated_at: times.accepted,
      version: entries.length,
    })
    .execute();
  await db
    .insertInto('surgical_milestone')
    .values(
      entries.map(([kind, at]) => ({
        tenant_id: tenantId,
        id: newId(),
        case_id: caseId,
        kind,
        happened_at: at,
        correction_reason: null,
        recorded_by: recordedBy,
        recorded_at: at,
      })),
    )
    .execute();
}
