import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#database/handler.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { ServerSystem } from '#hosts/dispatcher/server-system.ts';

/** Proxies close silent connections after half a minute or more, and pages take a silent one for broken. */
const heartbeatMs = 15_000;
/** A page that does not read, such as one on a machine that sleeps, is cut off beyond this: it looks again later. */
const maxUnreadBytes = 64 * 1024;

export interface EventOptions {
  buildId: string;
  /** Ends every stream when it is aborted. */
  stopping: AbortSignal;
}

/**
 * Streams the tenant's changes to one browser as server-sent events, until it leaves, its session ends or the server
 * stops. A page names the person it shows: a cookie that has become another's opens nothing for it.
 */
export async function serveEvents(
  system: ServerSystem,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  { buildId, stopping }: EventOptions,
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
    'cache-control': 'no-store',
    // nginx would keep the events until its buffer is full.
    'x-accel-buffering': 'no',
  });
  send('version', buildId);

  const unsubscribe = system.hub.subscribe(actor.tenantId, {
    onChange(topics) {
      send('message', { topics });
      if (topics.includes('sessions')) void endUnlessSignedIn();
    },
    onMissed() {
      send('missed', {});
      void endUnlessSignedIn();
    },
  });
  const heartbeat = setInterval(() => {
    send('beat', {});
    void endUnlessSignedIn();
  }, heartbeatMs);
  response.once('close', end);
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();

  function send(event: string, data: unknown): void {
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }

  function end(): void {
    stopping.removeEventListener('abort', end);
    clearInterval(heartbeat);
    unsubscribe();
    response.end();
  }

  async function endUnlessSignedIn(): Promise<void> {
    const still = await listener(system, caller).catch(() => actor);
    if (!still) end();
  }
}

/** Who listens; an open stream does not keep the session alive, and is not for those who must first do more. */
async function listener(system: ServerSystem, { token }: CallerRequest): Promise<Actor | null> {
  const actor = token ? await system.authenticate(token, true) : null;
  return actor && !actor.mustSetUpSecondFactor ? actor : null;
}
