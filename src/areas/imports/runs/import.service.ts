import { eventFollowers } from '#server/points/events.ts';
import { advanceCounters } from '#database/counters.ts';
import type { AuditFact } from '#database/audit/audit.ts';
import type { CallContext } from '#server/call-context.ts';
import { inSavepoint, onlyTried } from '#database/savepoints/savepoint.ts';
import { hasModule, can } from '#kernel/access/actor.ts';
import { moduleOf } from '#kernel/access/modules.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { FieldIssue } from '#kernel/issue.ts';
import { refusedRowPrefix } from '#kernel/tables/table-rows.ts';
import { Cells } from '../kinds/cells.ts';
import { kinds } from '../kinds/kinds.ts';
import type { MadeRecord, RowKind, RowToStore, StoredBatch } from '../kinds/list-kind.ts';
import type * as contract from './import.contract.ts';
import type { ImportRun, ListAnswer } from './import.contract.ts';
import {
  countInRun,
  importRunRows,
  insertImportRows,
  selectCurrency,
  selectRecordsOfRun,
  selectRuns,
  updateRun,
} from './import.queries.ts';
import { nameOfRun, toRun } from './import.record.ts';
import { type ListName, listNeeds } from './list-needs.ts';

type SentRows = CallInput<typeof contract.importList>;

const maxRuns = 20;

/** Does what an import of these rows would do, and leaves nothing of it. */
export async function checkList(context: CallContext, sent: SentRows): Promise<ListAnswer> {
  requireList(context, sent.list);
  return onlyTried(context.db, async () => {
    await takeTurnOf(context, sent.list);
    const inside = withinPart(context);
    const { answer } = await storeRows(
      { ...inside.context, fillings: withoutEvents(context), counting: countingNothing(inside.context) },
      sent,
    );
    await inside.whenSent();
    return answer;
  });
}

/**
 * Brings rows into a list, each by the rules of its form; a row that is refused leaves nothing of itself and does not
 * hold back the others. @throws AppError IMPORT_UNDONE
 */
export async function importList(context: CallContext, sent: SentRows): Promise<ListAnswer> {
  const { db, tenantId, actor, clock } = context;
  requireList(context, sent.list);
  await takeTurnOf(context, sent.list);
  const run = await importRunRows.select(db, tenantId, sent.importRunId);
  if (run && (run.state === 'undone' || run.state === 'undoing')) throw new AppError('IMPORT_UNDONE');
  if (run && run.list !== sent.list) throw new AppError('NOT_FOUND');
  const { answer, made } = await storeRows(context, sent);
  await countInRun(db, {
    tenant_id: tenantId,
    id: sent.importRunId,
    list: sent.list,
    file_name: sent.fileName,
    created_by: actor.userId,
    added: answer.added,
    changed: answer.changed,
    present: answer.present,
    refused: answer.refused.length,
    at: clock.now().toISOString(),
  });
  await insertImportRows(
    db,
    made.map(({ resource, id, version, before, rowKey }) => ({
      tenant_id: tenantId,
      id: newId(),
      run_id: sent.importRunId,
      list: sent.list,
      resource,
      record_id: id,
      record_version: version,
      before: before ?? null,
      row_key: rowKey ?? null,
    })),
  );
  return answer;
}

/** @throws AppError NOT_FOUND */
export async function finishImport(
  context: CallContext,
  { importRunId, isEnded }: CallInput<typeof contract.finishImport>,
): Promise<ImportRun> {
  const { db, tenantId, clock } = context;
  const run = await requireRun(context, importRunId);
  const state = run.state === 'running' ? (isEnded ? 'ended' : 'done') : run.state;
  await updateRun(db, tenantId, run.id, { state, updated_at: clock.now().toISOString() });
  const after = toRun(context.actor, { ...run, state });
  const { id: _id, createdAt: _at, undone: _undone, kept: _kept, mayUndo: _may, ...told } = after;
  context.audit({
    ...{ action: 'IMPORT', resource: 'imports', resourceId: run.id, recordName: nameOfRun(run) },
    newValues: told,
  });
  return after;
}

export async function listImports(context: CallContext, { list }: CallInput<typeof contract.listImports>) {
  requireList(context, list);
  const rows = await selectRuns(context.db, context.tenantId, list, maxRuns);
  return { rows: rows.map((row) => toRun(context.actor, row)) };
}

/**
 * Imports of one list, and what undoes them, go one after the other, so that two of the same file never both find a
 * record missing: the row of this counter stays locked until the end of the call.
 */
async function takeTurnOf({ db, tenantId }: CallContext, list: string): Promise<void> {
  await advanceCounters(db, tenantId, { [`imports.${list}`]: 1 });
}

/** The run, once it is its turn, with its row locked. @throws AppError NOT_FOUND, FORBIDDEN, MODULE_OFF */
export async function takeTurnOfRun(context: CallContext, id: string) {
  const { list } = await requireRun(context, id);
  await takeTurnOf(context, list);
  return (await importRunRows.lock(context.db, context.tenantId, id))!;
}

/** @throws AppError NOT_FOUND, FORBIDDEN, MODULE_OFF */
export async function requireRun(context: CallContext, id: string) {
  const run = await importRunRows.select(context.db, context.tenantId, id);
  if (!run) throw new AppError('NOT_FOUND');
  requireList(context, run.list as ListName);
  return run;
}

/** @throws AppError FORBIDDEN for whoever may not fill the list, MODULE_OFF */
function requireList({ actor }: CallContext, list: ListName): void {
  const permission = listNeeds[list];
  if (!can(actor, permission)) throw new AppError('FORBIDDEN', { permission });
  const module = moduleOf(permission);
  if (module && !hasModule(actor, module)) throw new AppError('MODULE_OFF', { module });
}

async function storeRows(context: CallContext, { list, importRunId, rows }: SentRows) {
  const kind = kinds[list];
  return 'storeAll' in kind
    ? batchOf(await kind.storeAll(context, rows, { id: importRunId }))
    : storeOneByOne(context, kind, { importRunId, rows });
}

function batchOf({ made, present, refused, noted = [] }: StoredBatch) {
  const changed = made.filter(({ before }) => before !== undefined).length;
  const added = made.length - changed;
  const answer: ListAnswer = { added, changed, present, refused: [...refused], noted: [...noted] };
  return { answer, made };
}

async function storeOneByOne(
  context: CallContext,
  kind: RowKind,
  { importRunId, rows }: Pick<SentRows, 'importRunId' | 'rows'>,
) {
  const { db, tenantId } = context;
  const currencyCode = await selectCurrency(db, tenantId);
  const toStore = rows.map(({ line, fields }): RowToStore => ({
    line,
    cells: new Cells(fields, currencyCode),
  }));
  const store = await kind.open(context, toStore, {
    recordsOf: (ids) => selectRecordsOfRun(db, tenantId, importRunId, ids),
  });
  const answer: ListAnswer = { added: 0, changed: 0, present: 0, refused: [], noted: [] };
  const made: MadeRecord[] = [];
  const topics = new Set<Topic>();
  for (const row of toStore) {
    const inside = withinPart(context);
    try {
      const stored = await inSavepoint(db, async () => {
        const done = await store(row, inside.context);
        await inside.whenSent();
        return done;
      });
      inside.facts.forEach((fact) => context.audit(fact));
      inside.topics.forEach((topic) => topics.add(topic));
      made.push(...stored.made);
      if (stored.made.some(({ before }) => before === undefined)) answer.added += 1;
      else if (stored.made.length > 0) answer.changed += 1;
      else answer.present += 1;
    } catch (error) {
      if (!isAppError(error) || isAppError(error, 'DATABASE_AWAY', 'INTERNAL')) throw error;
      answer.refused.push({ line: row.line, fields: issuesOf(kind, error) });
    }
  }
  topics.forEach((topic) => context.announce(topic));
  return { answer, made };
}

/** Numbers that nothing else has: what is only tried takes none from those that are given out. */
function countingNothing({ counting }: CallContext): CallContext['counting'] {
  let next = firstTriedNumber;
  return {
    ...counting,
    take: async (_counter, count) => {
      const first = next;
      next += count;
      return first;
    },
  };
}

const firstTriedNumber = 900_000_000;

/** Nobody is told of what is only tried. */
function withoutEvents(context: CallContext): CallContext['fillings'] {
  return (point) => (point.id === eventFollowers.id ? [] : context.fillings(point));
}

/** A context whose entries and announcements are kept until the part that made them stands. */
export function withinPart(context: CallContext) {
  const facts: AuditFact[] = [];
  const topics: Topic[] = [];
  const sent: Promise<unknown>[] = [];
  const inside: CallContext = {
    ...context,
    audit: (fact) => void facts.push(fact),
    announce: (topic) => void topics.push(topic),
    sendOff: (write) => {
      write.catch(() => {});
      sent.push(write);
    },
    counting: { ...context.counting, letGoBeforeDisk: () => {} },
  };
  return { context: inside, facts, topics, whenSent: () => Promise.all(sent) };
}

/** What a refusal says at the columns of the list. */
function issuesOf({ columns = {} }: RowKind, { code, facts }: AppError): Record<string, FieldIssue> {
  const fields =
    code === 'INVALID_INPUT' ? (facts['fields'] as Record<string, FieldIssue> | undefined) : undefined;
  if (fields && Object.keys(fields).length > 0) {
    return Object.fromEntries(
      Object.entries(fields).map(([path, issue]) => {
        const [field = path] = path.split('.');
        return [columns[field] ?? field, issue];
      }),
    );
  }
  const plain = Object.entries(facts).filter(
    ([, fact]) => typeof fact === 'string' || typeof fact === 'number',
  );
  return {
    row: {
      code: `${refusedRowPrefix}${code}`,
      facts: Object.fromEntries(plain) as Record<string, string | number>,
    },
  };
}
