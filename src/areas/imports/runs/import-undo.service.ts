import type { CallContext } from '#server/call-context.ts';
import { inSavepoint } from '#database/savepoints/savepoint.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { kinds } from '../kinds/kinds.ts';
import type { ListKind } from '../kinds/list-kind.ts';
import type * as contract from './import.contract.ts';
import { type ImportRun, maxUndoneAtOnce } from './import.contract.ts';
import { countStanding, type ImportRowRow, selectStanding, settleRows, updateRun } from './import.queries.ts';
import { nameOfRun, toRun } from './import.record.ts';
import { takeTurnOfRun, withinPart } from './import.service.ts';
import type { ListName } from './list-needs.ts';

/**
 * Takes back what a run left, the latest first: what it added is deleted, what it changed gets its former values. A
 * record that somebody has used or changed since stays as it is.
 */
export async function undoImport(
  context: CallContext,
  { importRunId }: CallInput<typeof contract.undoImport>,
): Promise<ImportRun & { remaining: number }> {
  const { db, tenantId, clock } = context;
  const run = await takeTurnOfRun(context, importRunId);
  const kind = kinds[run.list as ListName];
  const rows = await selectStanding(db, tenantId, run.id, maxUndoneAtOnce);
  const undone: string[] = [];
  const kept: string[] = [];
  for (const row of rows) ((await takeBack(context, kind, row)) ? undone : kept).push(row.id);
  await settleRows(db, tenantId, undone, 'undone');
  await settleRows(db, tenantId, kept, 'kept');
  const remaining = rows.length < maxUndoneAtOnce ? 0 : await countStanding(db, tenantId, run.id);
  const values = {
    state: remaining > 0 ? ('undoing' as const) : ('undone' as const),
    undone: run.undone + undone.length,
    kept: run.kept + kept.length,
  };
  await updateRun(db, tenantId, run.id, { ...values, updated_at: clock.now().toISOString() });
  context.audit({
    action: 'UNDO_IMPORT',
    resource: 'imports',
    resourceId: run.id,
    recordName: nameOfRun(run),
    newValues: { undone: undone.length, kept: kept.length, remaining },
  });
  return { ...toRun({ ...run, ...values }), remaining };
}

/** True when the record is as if the run had never been; what its own rules refuse stays. */
async function takeBack(context: CallContext, kind: ListKind, row: ImportRowRow): Promise<boolean> {
  const undo = kind.undo[row.resource];
  if (!undo) return false;
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
  inside.facts.forEach((fact) => context.audit(fact));
  inside.topics.forEach((topic) => context.announce(topic));
  return true;
}
