import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerRequest } from '#database/handler.ts';
import type { Actor } from '#kernel/access/actor.ts';
import type { ServerSystem } from '#hosts/dispatcher/server-system.ts';

/** Proxies close silent connections after half a minute or more. */
const heartbeatMs = 15_000;

export interface EventOptions {
  buildId: string;
  /** Ends every stream when it is aborted. */
  stopping: AbortSignal;
}

/**
 * Streams the tenant's changes to one page as server-sent events, until the page leaves, its session ends or the
 * server stops.
 */
export async function serveEvents(
  system: ServerSystem,
  caller: CallerRequest,
  request: IncomingMessage,
  response: ServerResponse,
  { buildId, stopping }: EventOptions,
): Promise<void> {
  const actor = await listener(system, caller);
  if (!actor) {
    response.writeHead(401).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(`retry: 2000\nevent: version\ndata: ${JSON.stringify(buildId)}\n\n`);

  const unsubscribe = system.hub.subscribe(actor.tenantId, (topics) => {
    response.write(`data: ${JSON.stringify({ topics })}\n\n`);
    if (topics.includes('sessions')) void endUnlessSignedIn();
  });
  const heartbeat = setInterval(() => {
    response.write(': still here\n\n');
    void endUnlessSignedIn();
  }, heartbeatMs);
  request.once('close', end);
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();

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
