import { refusing, refusingReferenced } from '#database/constraint-errors.ts';
import type { Db } from '#database/tables.ts';
import { type NewRow, newRow } from '#database/versioned-rows.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallContext } from '../call-context.ts';
import { foundRecord, type RecordKind, type SelectById, type Told } from './found-record.ts';
import { type SeenRecord, type WritableRows, writeNextVersion } from './next-version.ts';

/** What a kind of record that people change has beside its name: its table, and what the table refuses. */
interface ChangedKind<Stored, Columns, New, Row, Shown> extends RecordKind<Row, Shown> {
  /** The `versionedRows` of its table. */
  rows: WritableRows<Stored, Columns> &
    Record<'select' | 'lock', SelectById<Stored>> & {
      insert(db: Db, rows: readonly New[]): Promise<Stored[]>;
      remove(db: Db, seen: { tenantId: string; id: string; version: number }): Promise<boolean>;
    };
  /** False for a table without `updated_at`, which says in columns of its own when something happened. */
  isTimed?: false;
  /** The constraints that refuse a record, each with its refusal. */
  refusals?: Readonly<Record<string, () => AppError>>;
  /** What refuses to delete one to which others refer. */
  inUse?: () => AppError;
}

/** The columns that a change names; the time of the change is added to them. */
type Change<Columns> = Omit<Columns, 'updated_at'>;

/** The columns that the subject gives a new record, in a table that says when its rows were made and changed. */
type Added<New> = 'created_at' | 'updated_at' extends keyof New ? Omit<New, keyof NewRow> : never;

/** What the audit trail says in place of an `UPDATE` with the fields that differ. */
type ToldOf<Shown> = Partial<Told> | ((after: Shown, before: Shown) => Partial<Told>);

/** What is special about one change. */
interface ChangeOptions<Stored, Row, Shown> {
  /** What else is written with it, before the record is read again. */
  alongside?: (written: Stored, row: Row) => Promise<unknown>;
  told?: ToldOf<Shown>;
}

type RecordFrame<Stored, Columns, New, Row, Shown> = ReturnType<
  typeof framed<Stored, Columns, New, Row, Shown>
>;

/**
 * What is the same for every record that people change: it is found or NOT_FOUND; a change is meant for the version
 * that its writer has seen, or is STALE; it is audited, announced, and answered with the record as it is stored then.
 * Permissions, rules and SQL stay with the subject:
 *
 *     const supplierRecord = recordOf({
 *       resource: 'suppliers',
 *       topic: 'suppliers',
 *       rows: supplierRows,
 *       toRecord: toSupplier,
 *       refusals: { supplier_by_name: () => new AppError('SUPPLIER_NAME_TAKEN') },
 *     });
 *
 * `select` reads a row with the names that are shown, where the columns of the table are not enough.
 */
export function recordOf<Row, Columns, New, Shown>(
  kind: ChangedKind<Row, Columns, New, Row, Shown> & { select?: undefined },
): RecordFrame<Row, Columns, New, Row, Shown>;
export function recordOf<Stored, Columns, New, Row, Shown>(
  kind: ChangedKind<Stored, Columns, New, Row, Shown> & { select: SelectById<Row> },
): RecordFrame<Stored, Columns, New, Row, Shown>;
export function recordOf<Stored, Columns, New, Row, Shown>(
  kind: ChangedKind<Stored, Columns, New, Row, Shown> & { select?: SelectById<Row> | undefined },
): RecordFrame<Stored, Columns, New, Row, Shown> {
  return framed(kind, kind.select);
}

function framed<Stored, Columns, New, Row, Shown>(
  kind: ChangedKind<Stored, Columns, New, Row, Shown>,
  select: SelectById<Row> | undefined,
) {
  const { rows, toRecord, isTimed = true, refusals = {}, inUse } = kind;
  const { audited = (record: Shown) => record as object } = kind;
  // Without a `select`, the row of the table is the row that is shown: the first overload says so.
  const found = foundRecord(kind, select ?? (rows.select as unknown as SelectById<Row>));
  const { requireRow, read, tell } = found;
  const shownRow = async (context: CallContext, id: string, row: Stored) =>
    select ? requireRow(context, id) : (row as unknown as Row);

  /** The row, which nobody else changes before the end of the call. @throws AppError NOT_FOUND */
  async function lock(context: CallContext, id: string): Promise<Row> {
    const row = await rows.lock(context.db, context.tenantId, id, context);
    if (!row) throw new AppError('NOT_FOUND');
    return shownRow(context, id, row);
  }

  /**
   * Adds a record in its first version, tells of it, and answers with it as it is stored. `alongside` writes what else
   * belongs to it, before the record is read.
   * @throws AppError the kind's refusals
   */
  async function create(
    context: CallContext,
    columns: Added<New>,
    alongside?: (id: string) => Promise<unknown>,
  ): Promise<Shown> {
    const { db, tenantId, clock } = context;
    const row = newRow({ tenantId, at: clock.now().toISOString() }, columns);
    const [stored] = await refused(rows.insert(db, [row as New]));
    await alongside?.(row.id);
    return found.created(context, select ? row.id : (stored as Row & { id: string }));
  }

  /** Writes the next version and tells nobody. @throws AppError STALE with what is stored, and the kind's refusals */
  function write(context: CallContext, seen: SeenRecord, columns: Change<Columns>): Promise<Stored> {
    const timed = { ...columns, ...(isTimed && { updated_at: context.clock.now().toISOString() }) };
    return refused(writeNextVersion(context, rows, seen, timed as Columns, () => read(context, seen.id)));
  }

  /**
   * Locks the record, writes what the change makes of it, and tells of it. A change that depends on the record as it
   * was is a function, where the rules refuse.
   * @throws AppError NOT_FOUND, STALE with what is stored, and the kind's refusals
   */
  async function change(
    context: CallContext,
    seen: SeenRecord,
    make: Change<Columns> | ((before: Shown, row: Row) => Change<Columns> | Promise<Change<Columns>>),
    { alongside, told }: ChangeOptions<Stored, Row, Shown> = {},
  ): Promise<Shown> {
    const row = await lock(context, seen.id);
    const before = await toRecord(row, context);
    const written = await write(context, seen, typeof make === 'function' ? await make(before, row) : make);
    await alongside?.(written, row);
    const after = await toRecord(await shownRow(context, seen.id, written), context);
    return differing(context, seen.id, { before, after }, told);
  }

  /** Tells what of the record was changed by `write`, and answers with it as it is now. */
  async function changedSince(
    context: CallContext,
    before: Shown & { id: string },
    told?: ToldOf<Shown>,
  ): Promise<Shown> {
    const after = await read(context, before.id);
    return differing(context, before.id, { before, after }, told);
  }

  function differing(
    context: CallContext,
    id: string,
    { before, after }: Record<'before' | 'after', Shown>,
    told: ToldOf<Shown> = {},
  ): Shown {
    const said = typeof told === 'function' ? told(after, before) : told;
    tell(context, id, { action: 'UPDATE', ...changedFields(audited(before), audited(after)), ...said });
    return after;
  }

  /**
   * Deletes the record in the version that was seen, tells of it, and answers with what it was.
   * @throws AppError NOT_FOUND, STALE with what is stored, and the refusal of one in use
   */
  async function remove(
    context: CallContext,
    { id, version }: { id: string; version: number },
  ): Promise<Shown> {
    const before = await read(context, id);
    const removal = rows.remove(context.db, { tenantId: context.tenantId, id, version });
    const isRemoved = await (inUse ? refusingReferenced(removal, inUse) : removal);
    if (!isRemoved) throw new AppError('STALE', { current: await read(context, id) });
    tell(context, id, { action: 'DELETE', oldValues: audited(before) });
    return before;
  }

  /** Waits for a write of the subject's own, such as an insert of many. @throws AppError the kind's refusals */
  function refused<T>(writing: Promise<T>): Promise<T> {
    return refusing(writing, refusals);
  }

  return { ...found, create, lock, write, change, changedSince, remove, refusing: refused };
}
