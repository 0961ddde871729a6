import { readPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import type { Page } from '#kernel/page.ts';
import { casesOfPapers } from '../../papers/paper-case.queries.ts';
import '../checklist.tables.ts';

export const overrideRows = versionedRows('safety_override');

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('safety_override as override', (join) =>
      join.onRef('override.case_id', '=', 'surgical_case.id').on('override.tenant_id', '=', tenantId),
    )
    .selectAll('override')
    .select([
      personName(tenantId, 'override.overridden_by').$notNull().as('overridden_by_name'),
      personName(tenantId, 'override.reviewed_by').as('reviewed_by_name'),
    ]);
}

export type OverrideRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

/** Newest first. */
export function selectOverrides(
  db: Db,
  tenantId: string,
  { view, cursor, limit }: { view: 'open' | 'all'; cursor?: string | undefined; limit: number },
): Promise<Page<OverrideRow>> {
  let query = withCases(db, tenantId);
  if (view === 'open') query = query.where('override.reviewed_at', 'is', null);
  return readPage(
    query,
    { cursor, limit },
    { 'override.overridden_at': 'timestamptz', 'override.id': 'uuid' },
    'desc',
  );
}

export function selectOverride(db: Db, tenantId: string, id: string): Promise<OverrideRow | undefined> {
  return withCases(db, tenantId).where('override.id', '=', id).executeTakeFirst();
}

type NewOverride = Omit<RowOf<'safety_override'>, 'missing'> & { missing: string };

export async function insertOverride(db: Db, row: NewOverride): Promise<void> {
  await db.insertInto('safety_override').values(row).execute();
}
