import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import './count.tables.ts';

/** More entries than one operation has. */
const maxEntries = 500;

/** The entries of a case in their order, each with who confirmed it and why it does not hold. */
export function selectCountEntries(db: Db, tenantId: string, caseId: string) {
  return db
    .selectFrom('surgical_count_entry as entry')
    .leftJoin('surgical_count_confirmation as confirmation', (join) =>
      join.onRef('confirmation.entry_id', '=', 'entry.id').on('confirmation.tenant_id', '=', tenantId),
    )
    .leftJoin('surgical_count_error as mark', (join) =>
      join.onRef('mark.entry_id', '=', 'entry.id').on('mark.tenant_id', '=', tenantId),
    )
    .select([
      'entry.id',
      'entry.facts',
      'entry.entered_by',
      'entry.entered_at',
      'confirmation.confirmed_at',
      'mark.reason as error_reason',
      personName(tenantId, 'entry.entered_by').$notNull().as('entered_by_name'),
      personName(tenantId, 'confirmation.confirmed_by').as('confirmed_by_name'),
    ])
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.case_id', '=', caseId)
    .orderBy('entry.entered_at')
    .orderBy('entry.id')
    .limit(maxEntries)
    .execute();
}

export type CountEntryRow = Awaited<ReturnType<typeof selectCountEntries>>[number];

type NewEntry = Omit<RowOf<'surgical_count_entry'>, 'facts'> & { facts: string };

export async function insertCountEntries(db: Db, rows: readonly NewEntry[]): Promise<void> {
  await db.insertInto('surgical_count_entry').values(rows).execute();
}

export async function insertCountConfirmations(
  db: Db,
  rows: readonly RowOf<'surgical_count_confirmation'>[],
): Promise<void> {
  await db.insertInto('surgical_count_confirmation').values(rows).execute();
}

export async function insertCountError(db: Db, row: RowOf<'surgical_count_error'>): Promise<void> {
  await db.insertInto('surgical_count_error').values(row).execute();
}
