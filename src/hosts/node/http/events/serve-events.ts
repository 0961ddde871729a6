import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#database/handler.ts';
import type { Actor } from '#kernel/access/actor.ts';
import { mayChangeSession } from '#kernel/access/session-topic.ts';
import type { ServerSystem } from '#hosts/dispatcher/server-system.ts';
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
 */
export async function serveEvents(
  system: ServerSystem,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  { buildId, stopping, streams }: EventOptions,
): Promise<void> {
  const actor = await listener(system, caller);
  const shownTo = new URL(request.url ?? '', 'http://localhost').searchParams.get('person');
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
    findRights: () => listener(system, caller),
    onSignedOut: end,
  });
  const leaveStreams = streams.add(actor, drop);
  const unsubscribe = system.hub.subscribe(actor.tenantId, {
    onChange: (change) => {
      const isOwn = change.topics.some((topic) => mayChangeSession(topic, actor.userId));
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

/** Who listens; an open stream does not keep the session alive, and is not for those who must first do more. */
async function listener(system: ServerSystem, { token }: CallerRequest): Promise<Actor | null> {
  const actor = token ? await system.authenticate(token, true) : null;
  return actor && !actor.mustSetUpSecondFactor ? actor : null;
}
