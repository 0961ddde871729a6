import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#server/caller-request.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { isAppError } from '#kernel/app-error.ts';
import { mayChangeSession } from '#kernel/access/session-topic.ts';
import type { ServerSystem } from '#hosts/system/server-system.ts';
import { HeardChanges } from './heard-changes.ts';
import type { OpenStreams } from './open-streams.ts';
import { heartbeatMs, lastWordMs, maxUnreadBytes } from './stream-limits.ts';

export interface EventOptions {
  buildId: string;
  /** Ends every stream when it is aborted. */
  stopping: AbortSignal;
  streams: OpenStreams;
}

/**
 * Streams to one browser, as server-sent events, the changes that its person may hear of, until it leaves, its session
 * ends or the server stops. A page names the person it shows: a cookie that has become another's opens nothing for it.
 * A page of the operator that reads a hospital for support names that too, and hears of it while it may read it.
 */
export async function serveEvents(
  system: ServerSystem,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  { buildId, stopping, streams }: EventOptions,
): Promise<void> {
  const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
  const shownTo = asked.get('person');
  const supports = asked.get('supports');
  const actor = await listener(system, caller, supports);
  if (!actor || (shownTo !== null && shownTo !== actor.userId)) {
    response.writeHead(401).end();
    return;
  }
  // It may have left while the session was looked up.
  if (response.destroyed) return;
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    // Ended means ended: no connection is kept for what may come next.
    connection: 'close',
    // nginx would keep the events until its buffer is full.
    'x-accel-buffering': 'no',
  });
  send('version', buildId);

  const heard = new HeardChanges(actor, {
    tell: (topics) => send('message', { topics }),
    tellMissed: () => send('missed', {}),
    findRights: () => listener(system, caller, supports),
    onSignedOut: end,
  });
  const leaveStreams = streams.add(actor, drop);
  const unsubscribe = system.hub.subscribe(actor.tenantId, {
    onChange: (change) => {
      const isOwn = change.topics.some((topic) => mayChangeRights(topic, actor));
      heard.add(change, { areRightsKnown: !isOwn });
    },
    onMissed: () => {
      send('missed', {});
      heard.lookAgain();
    },
  });
  const heartbeat = setInterval(() => {
    send('beat', {});
    heard.lookAgain();
  }, heartbeatMs);
  response.once('close', end);
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();

  function send(event: string, data: unknown): void {
    if (response.destroyed || response.writableEnded) return;
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }

  function end(): void {
    stopping.removeEventListener('abort', end);
    clearInterval(heartbeat);
    leaveStreams();
    unsubscribe();
    response.end();
  }

  /** The page must not open another at once, which would end the next in turn. */
  function drop(): void {
    send('crowded', {});
    end();
    // A page that does not read would keep the connection for ever.
    const patience = setTimeout(() => response.destroy(), lastWordMs);
    response.once('close', () => clearTimeout(patience));
  }
}

/** The access of support is a setting of the hospital. */
function mayChangeRights(topic: string, { userId, support }: Actor): boolean {
  return mayChangeSession(topic, userId) || (support !== undefined && topic === 'settings');
}

/** Who listens; an open stream does not keep the session alive, and is not for those who must first do more. */
async function listener(
  system: ServerSystem,
  { token }: CallerRequest,
  supports: string | null,
): Promise<Actor | null> {
  const actor = token ? await system.authenticate(token, true) : null;
  if (!actor || actor.mustSetUpSecondFactor) return null;
  if (supports === null) return actor;
  try {
    return await system.supporting(actor, supports);
  } catch (error) {
    if (isAppError(error, 'SUPPORT_ENDED', 'FORBIDDEN')) return null;
    throw error;
  }
}
