import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './client-log.contract.ts';
import type { ClientLogEntry } from './client-log.contract.ts';
import {
  type ClientLogRow,
  countTaken,
  insertClientLog,
  selectClientLog,
  takeTurn,
  trimClientLog,
} from './client-log.queries.ts';
import {
  clientLogTopic,
  maxKept,
  maxLetters,
  plainFrame,
  plainScreen,
  roomFor,
  withoutPersonal,
} from './client-log.rules.ts';

type Reported = CallInput<typeof contract.recordClientLog>['entries'][number];

/** Keeps what a page reports, without what could be personal; what is beyond the limits is dropped. */
export async function recordClientLog(
  context: CallContext,
  { entries }: CallInput<typeof contract.recordClientLog>,
) {
  const { db, tenantId, actor, clock, services } = context;
  const now = clock.now();
  if (!(await takeTurn(db, tenantId, actor.userId))) return { kept: 0 };
  const kept = entries.slice(0, roomFor(await countTaken(db, tenantId, actor.userId, now)));
  if (kept.length === 0) return { kept: 0 };
  await insertClientLog(
    db,
    kept.map((entry) => ({
      tenant_id: tenantId,
      id: newId(),
      created_at: now.toISOString(),
      level: entry.level,
      message: withoutPersonal(entry.message).slice(0, maxLetters.message),
      user_id: actor.userId,
      context: JSON.stringify(contextOf(entry)),
    })),
  );
  await trimClientLog(db, tenantId, maxKept[services.host]);
  context.announce(clientLogTopic);
  return { kept: kept.length };
}

function contextOf({ source, screen, call, reference, stack, times }: Reported): ClientLogEntry['context'] {
  return {
    source,
    screen: plainScreen(screen),
    ...(call && /^[\w.]+$/.test(call) && { call }),
    ...(reference && /^[0-9a-f-]{36}$/.test(reference) && { reference }),
    stack: stack.flatMap((line) => plainFrame(line) ?? []),
    times,
  };
}

export async function listClientLog(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listClientLog>,
): Promise<Page<ClientLogEntry>> {
  const rows = await selectClientLog(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.id]);
  return { ...page, rows: page.rows.map((row) => toEntry(row, tenantId)) };
}

function toEntry(row: ClientLogRow, tenantId: string): ClientLogEntry {
  return {
    id: row.id,
    ts: row.created_at,
    level: row.level,
    message: row.message,
    userId: row.user_id,
    userName: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    tenantId,
    // Written by this area alone, in this shape.
    context: row.context as ClientLogEntry['context'],
  };
}
