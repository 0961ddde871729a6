import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import type { Topic } from '#kernel/access/topics.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallContext } from '../call-context.ts';

/** One kind of record: how audit trail and open screens call it, and what is shown of one. */
export interface RecordKind<Row, Shown> {
  /** What the audit trail calls it, such as `suppliers`. */
  resource: string;
  /** What open screens fetch again after a change; none where no other screen shows it. */
  topic?: Topic | readonly Topic[];
  /** The topic of one record alone, where a screen follows it. */
  topicOf?: (id: string) => Topic;
  /** What this reader sees of a row. */
  toRecord: (row: Row, context: CallContext) => Shown | Promise<Shown>;
  /** What the audit trail keeps of a record; all of it unless said. */
  audited?: (record: Shown) => object;
}

/** One row by its id with what is shown of it; undefined where this hospital has none, or none for this reader. */
export type SelectById<Row> = (
  db: Db,
  tenantId: string,
  id: string,
  context: CallContext,
) => Promise<Row | undefined>;

/** What a service tells of a change; the frame adds which record it was. */
export type Told = Pick<AuditFact, 'action' | 'oldValues' | 'newValues'>;

/** What every record does that is found by its id, whether people change it or sign it. */
export function foundRecord<Row, Shown>(kind: RecordKind<Row, Shown>, select: SelectById<Row>) {
  const { resource, topic = [], topicOf, toRecord, audited } = kind;
  const topics = typeof topic === 'string' ? [topic] : topic;

  /** @throws AppError NOT_FOUND, for a record of another hospital as for one that never was */
  async function requireRow(context: CallContext, id: string): Promise<Row> {
    const row = await select(context.db, context.tenantId, id, context);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** @throws AppError NOT_FOUND */
  async function read(context: CallContext, id: string): Promise<Shown> {
    return toRecord(await requireRow(context, id), context);
  }

  /** The record, which the audit trail then says was seen. @throws AppError NOT_FOUND */
  async function view(context: CallContext, id: string): Promise<Shown> {
    const record = await read(context, id);
    context.audit({ action: 'VIEW', resource, resourceId: id });
    return record;
  }

  /** Refuses who has seen another version of a row than is stored. @throws AppError STALE with the record */
  async function requireVersion(
    context: CallContext,
    row: Row & { version: number },
    version: number,
  ): Promise<void> {
    if (row.version !== version) throw new AppError('STALE', { current: await toRecord(row, context) });
  }

  /** Tells audit trail and open screens what was done to a record. */
  function tell(context: CallContext, id: string, told: Told): void {
    context.audit({ resource, resourceId: id, ...told });
    for (const one of topics) context.announce(one);
    if (topicOf) context.announce(topicOf(id));
  }

  /** Tells of a change that was written, and answers with the record as it is now. */
  async function changed(
    context: CallContext,
    id: string,
    told: Told | ((record: Shown) => Told),
  ): Promise<Shown> {
    const record = await read(context, id);
    tell(context, id, typeof told === 'function' ? told(record) : told);
    return record;
  }

  /** Tells of a record that was added, and answers with it: given by its id, or as the row that is stored. */
  async function created(context: CallContext, added: string | (Row & { id: string })): Promise<Shown> {
    const id = typeof added === 'string' ? added : added.id;
    const record = typeof added === 'string' ? await read(context, id) : await toRecord(added, context);
    const newValues = audited ? audited(record) : record;
    context.audit({ action: 'CREATE', resource, resourceId: id, newValues });
    for (const one of topics) context.announce(one);
    return record;
  }

  return { requireRow, requireVersion, read, view, tell, changed, created };
}
