import { AppError } from '#kernel/app-error.ts';
import type { Topic } from '#kernel/access/topics.ts';
import type { AuditFact } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import type { CallContext } from '../call-context.ts';

/** One kind of clinical document: how its audit trail and open screens call it, and how one is read. */
export interface PaperKind<Row extends { id: string }, Paper> {
  /** What the audit trail calls it, such as `operative_notes`. */
  resource: string;
  /** What open screens fetch again after a change. */
  topic: Topic;
  /** The topic of one paper alone, where a screen follows it. */
  topicOf?: (id: string) => Topic;
  /** The stored row with the names that are shown; undefined where this hospital has none. */
  select: (db: Db, tenantId: string, id: string) => Promise<Row | undefined>;
  /** What this reader sees of a row. */
  toPaper: (context: CallContext, row: Row) => Paper | Promise<Paper>;
}

/** What a service tells of a change; the frame adds which paper it was. */
type Told = Pick<AuditFact, 'action' | 'oldValues' | 'newValues'>;

export type PaperFrame<Row extends { id: string }, Paper> = ReturnType<typeof paperOf<Row, Paper>>;

/**
 * What is the same for every paper: it is found or NOT_FOUND, opening it is audited, a change is audited, announced and
 * answered with the paper as it is stored then. Permissions, rules and SQL stay with the subject:
 *
 *     const notePaper = paperOf({ resource: 'operative_notes', topic: 'operative-notes', select: selectNote, toPaper });
 */
export function paperOf<Row extends { id: string }, Paper>(kind: PaperKind<Row, Paper>) {
  const { resource, topic, topicOf, select, toPaper } = kind;

  /** @throws AppError NOT_FOUND, for a paper of another hospital as for one that never was */
  async function requireRow({ db, tenantId }: CallContext, id: string): Promise<Row> {
    const row = await select(db, tenantId, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** @throws AppError NOT_FOUND */
  async function read(context: CallContext, id: string): Promise<Paper> {
    return toPaper(context, await requireRow(context, id));
  }

  /** The paper, which the audit trail then says was seen. @throws AppError NOT_FOUND */
  async function view(context: CallContext, id: string): Promise<Paper> {
    const paper = await read(context, id);
    context.audit({ action: 'VIEW', resource, resourceId: id });
    return paper;
  }

  /** Tells audit trail and open screens of a change, and answers with the paper as it is now. */
  async function changed(
    context: CallContext,
    id: string,
    told: Told | ((paper: Paper) => Told),
  ): Promise<Paper> {
    const paper = await read(context, id);
    const fact = typeof told === 'function' ? told(paper) : told;
    context.audit({ resource, resourceId: id, ...fact });
    context.announce(topic);
    if (topicOf) context.announce(topicOf(id));
    return paper;
  }

  /** Tells the audit trail that the paper was printed or downloaded. */
  function printed(context: CallContext, row: Row, newValues: object): { recorded: true } {
    context.audit({ action: 'PRINT', resource, resourceId: row.id, newValues });
    return { recorded: true };
  }

  return { requireRow, read, view, changed, printed };
}
