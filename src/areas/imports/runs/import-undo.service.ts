import type { CallContext } from '#server/call-context.ts';
import { inSavepoint } from '#database/savepoints/savepoint.ts';
import { isReferred } from '#database/savepoints/unused-rows.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { kinds } from '../kinds/kinds.ts';
import type { ListKind, UndoOfRecord, UndoOfRecords } from '../kinds/list-kind.ts';
import type * as contract from './import.contract.ts';
import { type ImportRun, maxUndoneAtOnce } from './import.contract.ts';
import {
  countNotUndone,
  type ImportRowRow,
  selectNotUndone,
  settleRows,
  updateRun,
} from './import.queries.ts';
import { mayUndo, nameOfRun, toRun } from './import.record.ts';
import { takeTurnOfRun, withinPart } from './import.service.ts';
import { type ListName, undoNeeds } from './list-needs.ts';

/**
 * Takes back what a run left, the latest first: what it added is deleted, what it changed gets its former values. A
 * record that somebody has used or changed since stays as it is.
 * @throws AppError FORBIDDEN where others may undo it alone
 */
export async function undoImport(
  context: CallContext,
  { importRunId }: CallInput<typeof contract.undoImport>,
): Promise<ImportRun & { remaining: number }> {
  const { db, tenantId, actor, clock } = context;
  const run = await takeTurnOfRun(context, importRunId);
  if (!mayUndo(actor, run)) {
    throw new AppError('FORBIDDEN', { permission: undoNeeds[run.list as ListName]! });
  }
  const kind = kinds[run.list as ListName];
  const rows = await selectNotUndone(db, tenantId, run.id, maxUndoneAtOnce);
  const updated_at = clock.now().toISOString();
  // Before the first record: the database lets patients go only while their import is being undone.
  await updateRun(db, tenantId, run.id, { state: 'undoing', updated_at });
  const done = await takeAllBack(context, kind, rows);
  const undone = rows.filter((row) => done.has(row)).map(({ id }) => id);
  const kept = rows.filter((row) => !done.has(row)).map(({ id }) => id);
  await settleRows(db, tenantId, undone, 'undone');
  await settleRows(db, tenantId, kept, 'kept');
  const remaining = rows.length < maxUndoneAtOnce ? 0 : await countNotUndone(db, tenantId, run.id);
  const values = {
    state: remaining > 0 ? ('undoing' as const) : ('undone' as const),
    undone: run.undone + undone.length,
    kept: run.kept + kept.length,
  };
  await updateRun(db, tenantId, run.id, { ...values, updated_at });
  context.audit({
    action: 'UNDO_IMPORT',
    resource: 'imports',
    resourceId: run.id,
    recordName: nameOfRun(run),
    newValues: { undone: undone.length, kept: kept.length, remaining },
  });
  return { ...toRun(actor, { ...run, ...values }), remaining };
}

/** The rows whose records are as if the run had never been. */
async function takeAllBack(
  context: CallContext,
  kind: ListKind,
  rows: readonly ImportRowRow[],
): Promise<Set<ImportRowRow>> {
  const done = new Set<ImportRowRow>();
  const together = new Map<UndoOfRecords, ImportRowRow[]>();
  for (const row of rows) {
    const undo = kind.undo[row.resource];
    if (!undo) continue;
    if ('removeAll' in undo) together.set(undo, [...(together.get(undo) ?? []), row]);
    else if (await takeBack(context, undo, row)) done.add(row);
  }
  for (const [undo, own] of together) for (const row of await removeAll(context, undo, own)) done.add(row);
  return done;
}

/** The rows whose records were deleted; where something of them is referred to by what nobody foresaw, one by one. */
async function removeAll(
  context: CallContext,
  undo: UndoOfRecords,
  rows: readonly ImportRowRow[],
): Promise<ImportRowRow[]> {
  const records = rows.map((row) => ({ id: row.record_id, version: row.record_version }));
  const inside = withinPart(context);
  let ids: ReadonlySet<string>;
  try {
    ids = await inSavepoint(context.db, async () => {
      const removed = await undo.removeAll(inside.context, records);
      await inside.whenSent();
      return removed;
    });
  } catch (error) {
    if (!isReferred(error)) throw error;
    if (rows.length === 1) return [];
    const parts: ImportRowRow[] = [];
    for (const row of rows) parts.push(...(await removeAll(context, undo, [row])));
    return parts;
  }
  tell(context, inside);
  return rows.filter((row) => ids.has(row.record_id));
}

/** True when the record is as if the run had never been; what its own rules refuse stays. */
async function takeBack(context: CallContext, undo: UndoOfRecord, row: ImportRowRow): Promise<boolean> {
  const record = { id: row.record_id, version: row.record_version };
  const inside = withinPart(context);
  try {
    await inSavepoint(context.db, async () => {
      const done = row.before
        ? undo.restore !== undefined && (await undo.restore(inside.context, record, row.before), true)
        : await undo.remove(inside.context, record);
      await inside.whenSent();
      // Whatever was begun is undone with it.
      if (!done) throw new AppError('WRONG_STATE');
    });
  } catch (error) {
    if (!isAppError(error) || isAppError(error, 'DATABASE_AWAY', 'INTERNAL')) throw error;
    return false;
  }
  tell(context, inside);
  return true;
}

function tell(context: CallContext, { facts, topics }: ReturnType<typeof withinPart>): void {
  facts.forEach((fact) => context.audit(fact));
  topics.forEach((topic) => context.announce(topic));
}
