import { refusing } from '#database/constraint-errors.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { newId } from '#kernel/ids.ts';
import type { CallContext } from '../call-context.ts';
import { type WritableRows, writeNextVersion } from './next-version.ts';

/** What the frame writes into a row of a setting. */
type FrameColumn = 'tenant_id' | 'id' | 'version' | 'updated_by' | 'updated_at';

type Reading = Pick<CallContext, 'db' | 'tenantId'>;

/** What a hospital decides for all of itself, in one row that is there from the first change on. */
interface SettingKind<Row, NewRow, Setting> {
  /** What the audit trail calls it, with the hospital as the id. */
  resource: string;
  topics: readonly Topic[];
  rows: WritableRows<Row, never>;
  select: (db: Db, tenantId: string) => Promise<Row | undefined>;
  insert: (db: Db, row: NewRow) => Promise<void>;
  /** The constraint by which a hospital has one row. */
  once: string;
  /** What holds: of version 0 where the hospital has decided nothing yet. */
  toSetting: (row: Row | undefined, reading: Reading) => Setting | Promise<Setting>;
  /** What the audit trail keeps of it; all of it unless said. */
  audited?: (setting: Setting) => object;
}

/** The frame of one setting of a hospital, beside `recordOf` for what it has many of. */
export function hospitalSetting<
  Row extends { id: string },
  NewRow,
  Setting extends object & { version: number },
>(kind: SettingKind<Row, NewRow, Setting>) {
  const { resource, topics, rows, select, insert, once, toSetting } = kind;
  const { audited = (setting: Setting) => setting } = kind;

  async function read(reading: Reading): Promise<Setting> {
    return toSetting(await select(reading.db, reading.tenantId), reading);
  }

  /**
   * Writes the next version, of whatever is stored, and tells of it.
   * @throws AppError STALE with what is stored
   */
  async function change(
    context: CallContext,
    version: number,
    make: (before: Setting) => Omit<NewRow, FrameColumn>,
  ): Promise<Setting> {
    const { db, tenantId, actor, clock } = context;
    const stored = await select(db, tenantId);
    const before = await toSetting(stored, context);
    if (before.version !== version) throw new AppError('STALE', { current: before });
    const columns = { ...make(before), updated_by: actor.userId, updated_at: clock.now().toISOString() };
    if (stored) {
      const seen = { id: stored.id, version };
      await writeNextVersion(context, rows, seen, columns as never, () => read(context));
    } else {
      const row = { tenant_id: tenantId, id: newId(), version: 1, ...columns };
      await refusing(insert(db, row as NewRow), { [once]: () => new AppError('STALE') });
    }
    const after = await read(context);
    context.audit({
      action: 'UPDATE',
      resource,
      resourceId: tenantId,
      ...changedFields<object>(audited(before), audited(after)),
    });
    for (const topic of topics) context.announce(topic);
    return after;
  }

  return { read, change };
}
