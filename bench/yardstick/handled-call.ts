// The yardstick of calls of many statements: the application's own handler of the call on a bare connection.
import type pg from 'pg';
import type { Actor } from '#kernel/access/actor.ts';
import { moduleDefaults, type ModuleFlag } from '#kernel/access/modules.ts';
import { newId } from '#kernel/ids.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { type AuditFact, writeAudit } from '#database/audit/audit.ts';
import { advanceCounters } from '#database/counters.ts';
import type { CallContext } from '../../src/server/call-context.ts';
import { storeAnswer } from '#database/idempotency.ts';
import type { Db } from '#database/tables.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { eventFollowers } from '#server/points/events.ts';
import { fillingsOf } from '#server/points/point.ts';
import { type BareClerk, inTransaction, on } from './money.ts';

type Handler = (context: CallContext, input: unknown) => Promise<unknown>;

const handlers = new Map(
  serverAreas.flatMap(({ calls }) => calls.map(({ call, handler }) => [call.id, { call, handler }] as const)),
);

/**
 * Answers a call with the handler that the application has for it, and with nothing of what stands around it: no
 * session, no permission, no row-level security, nothing of restricted patients, no check of the answer. The input is
 * read as the handler wants it. The same entries in the audit trail are on the disk before the answer leaves, and a
 * write keeps its answer for a repeat.
 */
export async function answerBare(
  pool: pg.Pool,
  clerk: BareClerk,
  id: string,
  asked: unknown,
): Promise<unknown> {
  const { call, handler } = handlers.get(id)!;
  const input = call.input.parse(asked);
  const work = handler as unknown as Handler;
  const facts: AuditFact[] = [];
  if (call.kind === 'read') {
    const client = await pool.connect();
    try {
      const answer = await work(bareContext(on(client), clerk, facts), input);
      await writeAudit(on(client), originOf(clerk), facts);
      return answer;
    } finally {
      client.release();
    }
  }
  return inTransaction(pool, async (db) => {
    const answer = await work(bareContext(db, clerk, facts), input);
    const { tenantId, userId } = clerk;
    await Promise.all([
      writeAudit(db, originOf(clerk), facts),
      storeAnswer(db, { tenantId, userId, key: newId(), call: id, inputHash: newId() }, answer, new Date()),
    ]);
    return answer;
  });
}

function originOf({ tenantId, userId }: BareClerk) {
  return { tenantId, userId, ipAddress: '127.0.0.1', userAgent: null, at: new Date() };
}

const everyModule = Object.fromEntries(Object.keys(moduleDefaults).map((flag) => [flag, true])) as Record<
  ModuleFlag,
  boolean
>;

/** What the measured handlers use of their context; whatever else they ask for fails aloud. */
function bareContext(db: Db, { tenantId, userId, timeZone }: BareClerk, facts: AuditFact[]): CallContext {
  const actor: Actor = {
    userId,
    tenantId,
    tenantSlug: '',
    sessionId: '',
    name: 'Bench Manager',
    permissions: new Set(),
    isAdministrator: true,
    modules: everyModule,
    mustSetUpSecondFactor: false,
    timeZone,
  };
  const base = { db, tenantId, actor, clock: systemClock };
  const take = async (counter: string, count: number) =>
    (await advanceCounters(db, tenantId, { [counter]: count }))[counter]! - count + 1;
  const known: Partial<CallContext> = {
    ...base,
    audit: (fact) => void facts.push(fact),
    announce: () => {},
    fillings: (point) => (point.id === eventFollowers.id ? [] : fillingsOf(serverAreas, everyModule)(point)),
    findEmergencyAccess: async () => undefined,
    counting: { take, takeWithoutGap: take, letGoBeforeDisk: () => {} },
    sendOff: () => {},
  };
  return new Proxy(known as CallContext, {
    get(target, name) {
      if (!(name in target))
        throw new Error(`A measured call asks for ${String(name)}, which the yardstick lacks.`);
      return Reflect.get(target, name);
    },
  });
}
