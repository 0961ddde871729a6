import type { z } from 'zod';
import type { CallContext } from '#server/call-context.ts';
import { deleteUnused } from '#database/savepoints/unused-rows.ts';
import type { Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { type AppError, invalidFields, isAppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { issue } from '../runs/import.issues.ts';
import type { Cells } from './cells.ts';
import type { ImportingRun, RowKind, RowToStore, StoredRow, UndoOfRecord } from './list-kind.ts';

interface Versioned {
  id: string;
  version: number;
}

/** A list of which each row is one record with a name of its own. */
export interface Catalogue<Input extends object, Stored extends Versioned> {
  /** As the audit trail names its records. */
  resource: string;
  /** What its form accepts. */
  schema: z.ZodType<Input>;
  /** The cells as the form's values; undefined for what the row does not bring. */
  read: (cells: Cells, context: CallContext) => Record<string, unknown>;
  columns?: Readonly<Record<string, string>>;
  /** By what a row is known to be a record of the list. */
  keyOf: (input: Input) => string;
  /** The records of the list that have these keys. */
  find: (context: CallContext, inputs: readonly Input[]) => Promise<Map<string, Stored | 'several'>>;
  create: (context: CallContext, input: Input) => Promise<Stored>;
  update: (context: CallContext, record: Versioned, changes: Partial<Input>) => Promise<Stored>;
  remove: UndoOfRecord['remove'];
}

/** The kind of a list of which each row is one record: added, changed where the row says otherwise, or the same. */
export function catalogueKind<Input extends object, Stored extends Versioned>(
  list: Catalogue<Input, Stored>,
): RowKind {
  return {
    ...(list.columns && { columns: list.columns }),
    open: async (context, rows, run) => {
      const inputs = new Map(rows.map((row) => [row, inputOf(list, row, context)]));
      const readable = [...inputs.values()].flatMap((read) => ('input' in read ? [read.input] : []));
      const known =
        readable.length > 0 ? await list.find(context, readable) : new Map<string, Stored | 'several'>();
      // What earlier rows of the file have said: another row that says otherwise is an error of the file.
      const said = await saidBefore(known, run);
      return async (row, inside) => {
        const read = inputs.get(row)!;
        if ('problem' in read) throw read.problem;
        const key = list.keyOf(read.input);
        const stored = known.get(key);
        if (stored === 'several') throw invalidFields({ [nameColumn(list)]: issue('several') });
        if (!stored) {
          const made = await list.create(inside, read.input);
          known.set(key, made);
          said.add(key);
          return { made: [{ resource: list.resource, id: made.id, version: made.version }] };
        }
        const { oldValues, newValues } = changedFields(
          pick(stored, read.given),
          pick(read.input, read.given),
        );
        if (Object.keys(newValues).length === 0) return { made: [] } satisfies StoredRow;
        if (said.has(key)) throw invalidFields({ [nameColumn(list)]: issue('twiceInFile') });
        const after = await list.update(
          inside,
          { id: stored.id, version: stored.version },
          newValues as Partial<Input>,
        );
        known.set(key, after);
        said.add(key);
        const before = oldValues as Record<string, unknown>;
        return { made: [{ resource: list.resource, id: after.id, version: after.version, before }] };
      };
    },
    undo: {
      [list.resource]: {
        remove: list.remove,
        restore: (context, record, before) => list.update(context, record, before as Partial<Input>),
      },
    },
  };
}

/** The keys of the records that an earlier batch of the run has brought. */
async function saidBefore(
  known: ReadonlyMap<string, Versioned | 'several'>,
  run: ImportingRun,
): Promise<Set<string>> {
  const keysById = new Map<string, string[]>();
  for (const [key, record] of known) {
    if (record !== 'several') keysById.set(record.id, [...(keysById.get(record.id) ?? []), key]);
  }
  if (keysById.size === 0) return new Set();
  const brought = await run.recordsOf([...keysById.keys()]);
  return new Set(brought.flatMap((id) => keysById.get(id)!));
}

type Read<Input> = { input: Input; given: string[] } | { problem: AppError };

function inputOf<Input extends object, Stored extends Versioned>(
  { schema, read, columns = {} }: Catalogue<Input, Stored>,
  { cells }: RowToStore,
  context: CallContext,
): Read<Input> {
  let values: Record<string, unknown>;
  try {
    values = Object.fromEntries(
      Object.entries(read(cells, context)).filter(([, value]) => value !== undefined),
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { problem: error };
  }
  const judged = schema.safeParse(values);
  const messages: Record<string, string> = { ...cells.problems };
  for (const { path, message } of judged.error?.issues ?? []) {
    // What could not be read is told before what is then missing.
    messages[columns[String(path[0])] ?? String(path[0])] ??= message;
  }
  if (!judged.success || Object.keys(messages).length > 0) return { problem: invalidFields(messages) };
  return { input: judged.data, given: Object.keys(values) };
}

function nameColumn({ columns = {} }: Pick<Catalogue<object, Versioned>, 'columns'>): string {
  return columns['name'] ?? 'name';
}

function pick(record: object, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, (record as Record<string, unknown>)[key]]));
}

/**
 * The undo of a record in one table: it is deleted where nothing refers to it.
 * @param names the columns by which the audit trail knows it then
 */
export function removeFrom<Table extends keyof Tables>(
  table: Table,
  names: readonly (keyof RowOf<Table>)[],
  { resource, topic }: { resource: string; topic: Topic },
): UndoOfRecord['remove'] {
  return async (context, { id, version }) => {
    const removed = await deleteUnused(context.db, table, { tenantId: context.tenantId, id, version });
    if (!removed) return false;
    const oldValues = Object.fromEntries(names.map((name) => [name, removed[name]]));
    context.audit({ action: 'DELETE', resource, resourceId: id, oldValues });
    context.announce(topic);
    return true;
  };
}
