import { sql, type SqlBool } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import { personName } from '#database/people/person-name.ts';
import type { Db } from '#database/tables.ts';
import { type RowOf, versionedRows } from '#database/versioned-rows.ts';
import { teamOf } from '../cases/case.queries.ts';
import { lacksSurgeon } from '../consents/signing/lacking-signature.queries.ts';
import { casesOfPapers } from '../papers/paper-case.queries.ts';
import type { Checklist } from './checklist.contract.ts';
import type { ChecklistPhase } from './templates/published-checklists.ts';
import './checklist.tables.ts';

const phases = ['sign_in', 'time_out', 'sign_out'] as const;

export type StoredChecklist = RowOf<'surgical_checklist'>;
export type StoredItem = RowOf<'surgical_checklist_item'>;

export const checklistRows = versionedRows('surgical_checklist');

function withCases(db: Db, tenantId: string) {
  return casesOfPapers(db, tenantId)
    .innerJoin('surgical_checklist as checklist', (join) =>
      join.onRef('checklist.case_id', '=', 'surgical_case.id').on('checklist.tenant_id', '=', tenantId),
    )
    .leftJoin('user_account as sign_in_second', (join) =>
      join
        .onRef('sign_in_second.id', '=', 'checklist.sign_in_seconded_by')
        .on('sign_in_second.tenant_id', '=', tenantId),
    )
    .leftJoin('user_account as time_out_second', (join) =>
      join
        .onRef('time_out_second.id', '=', 'checklist.time_out_seconded_by')
        .on('time_out_second.tenant_id', '=', tenantId),
    )
    .leftJoin('user_account as sign_out_second', (join) =>
      join
        .onRef('sign_out_second.id', '=', 'checklist.sign_out_seconded_by')
        .on('sign_out_second.tenant_id', '=', tenantId),
    )
    .innerJoinLateral(teamOf(tenantId).as('members'), (join) => join.onTrue())
    .selectAll('checklist')
    .select([
      'members.team',
      ...phases.map((phase) =>
        sql<
          string | null
        >`${sql.ref(`${phase}_second.first_name`)} || ' ' || ${sql.ref(`${phase}_second.last_name`)}`.as(
          `${phase}_seconded_by_name` as const,
        ),
      ),
      personName(tenantId, 'checklist.verified_by').as('verified_by_name'),
      sql<boolean>`surgical_case.consent_waived_reason is not null
        or (surgical_case.consent_signed_at is not null and not ${lacksSurgeon(tenantId)})`.as(
        'is_consent_noted',
      ),
    ]);
}

export type ChecklistRow = Awaited<ReturnType<ReturnType<typeof withCases>['execute']>>[number];

export interface ChecklistListRequest {
  caseId?: string | undefined;
  status?: Checklist['status'] | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first; one row more than the page. */
export function selectChecklists(
  db: Db,
  tenantId: string,
  { caseId, status, cursor, limit }: ChecklistListRequest,
): Promise<ChecklistRow[]> {
  let query = withCases(db, tenantId);
  if (caseId) query = query.where('checklist.case_id', '=', caseId);
  if (status) query = query.where('checklist.status', '=', status);
  return selectPage(
    query,
    { cursor, limit },
    { 'checklist.created_at': 'timestamptz', 'checklist.id': 'uuid' },
    'desc',
  );
}

export function selectChecklist(db: Db, tenantId: string, id: string): Promise<ChecklistRow | undefined> {
  return withCases(db, tenantId).where('checklist.id', '=', id).executeTakeFirst();
}

/** The items of checklists in their order, each with who ticked it. */
export function selectItems(db: Db, tenantId: string, checklistIds: readonly string[]) {
  return db
    .selectFrom('surgical_checklist_item as item')
    .selectAll('item')
    .select([
      personName(tenantId, 'item.completed_by').as('completed_by_name'),
      personName(tenantId, 'item.said_by').as('said_by_name'),
    ])
    .where('item.tenant_id', '=', tenantId)
    .where(sql<SqlBool>`item.checklist_id = any (${[...checklistIds]}::uuid[])`)
    .orderBy('item.checklist_id')
    .orderBy('item.position')
    .execute();
}

export type ItemRow = Awaited<ReturnType<typeof selectItems>>[number];

/** The checklist of a case, which nobody else ticks, verifies or relies on before the end of the transaction. */
export function lockChecklistOfCase(
  db: Db,
  tenantId: string,
  caseId: string,
): Promise<StoredChecklist | undefined> {
  return db
    .selectFrom('surgical_checklist')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertChecklists(
  db: Db,
  checklists: readonly StoredChecklist[],
  items: readonly StoredItem[],
): Promise<void> {
  await db.insertInto('surgical_checklist').values(checklists).execute();
  await db.insertInto('surgical_checklist_item').values(items).execute();
}

export interface Tick {
  checklistId: string;
  code: string;
  /** Null unticks. */
  completed: { by: string; at: string; saidBy: string | null } | null;
  notes: string | null;
}

export async function writeTick(
  db: Db,
  tenantId: string,
  { checklistId, code, completed, notes }: Tick,
): Promise<void> {
  await db
    .updateTable('surgical_checklist_item')
    .set({
      is_completed: completed !== null,
      completed_by: completed?.by ?? null,
      completed_at: completed?.at ?? null,
      said_by: completed?.saidBy ?? null,
      notes,
    })
    .where('tenant_id', '=', tenantId)
    .where('checklist_id', '=', checklistId)
    .where('code', '=', code)
    .execute();
}

/** Unticks all items of these phases. @returns how many were ticked */
export async function untick(
  db: Db,
  tenantId: string,
  { checklistId, phases: gone }: { checklistId: string; phases: readonly ChecklistPhase[] },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('surgical_checklist_item')
    .set({ is_completed: false, completed_by: null, completed_at: null, said_by: null })
    .where('tenant_id', '=', tenantId)
    .where('checklist_id', '=', checklistId)
    .where('phase', 'in', [...gone])
    .where('is_completed', '=', true)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
