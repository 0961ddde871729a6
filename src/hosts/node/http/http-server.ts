import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { OpenAPIHandler } from '@orpc/openapi/node';
import { BodyLimitPlugin, RPCHandler } from '@orpc/server/node';
import type { StandardHandleResult } from '@orpc/server/standard';
import type { Logger } from 'pino';
import { createRouter, type TransportContext } from '#server/dispatcher/orpc-router.ts';
import type { ServerSystem } from '#hosts/system/server-system.ts';
import { inputSizes } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { Metrics } from '../metrics/serve-metrics.ts';
import { type AddressRules, refuseAddress } from './address/address-refusal.ts';
import type { ProxyTrust } from './address/request-address.ts';
import { bringsKeyAndCookie, isOriginAllowed, readCallerRequest } from './caller-request.ts';
import { OpenStreams } from './events/open-streams.ts';
import { serveEvents } from './events/serve-events.ts';
import { createPages, type PageOptions } from './pages.ts';
import { refuse, retryAfterSeconds } from './refusal.ts';
import { allInputSizes, declaredBytes, inputSizesByPath, isJsonRequest } from './request-body.ts';
import { callbackPath } from '../payments/signed-gateway.ts';
import { takePaymentCallback } from '../payments/take-callback.ts';
import { takeFile } from './take-file.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { answerWithWaitingPage } from './waiting-page.ts';

export interface HttpOptions extends ProxyTrust, PageOptions {
  log: Logger;
  /** Aborted when the server begins to stop: event streams end at once, calls are finished. */
  stopping: AbortSignal;
  /** Left out where the operator has set no token for it. */
  metrics?: Metrics | undefined;
}

/** What answers requests once the system is ready; until then every request is told to come again. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface OpeningServer {
  server: Server;
  /** Changes what a waiting browser is told. */
  tellWaiting: (happening: string) => void;
  /** From now on the handler answers. */
  open: (handler: RequestHandler) => void;
}

/** A server that listens at once and starts answering when `open` gives it a handler. */
export function createHttpServer(log: Logger, firstHappening: string, rules: AddressRules): OpeningServer {
  let happening = firstHappening;
  let handle: RequestHandler | undefined;
  const server = createServer((request, response) => {
    setSecurityHeaders(request, response, rules);
    if (refuseAddress(request, response, rules)) return undefined;
    if (request.url === '/healthz') return void response.end('ok');
    if (!handle) return askToWait(request, response, happening);
    handle(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (!response.headersSent) refuse(response, 'INTERNAL');
      else response.destroy();
    });
  });
  return {
    server,
    tellWaiting: (next) => void (happening = next),
    open: (handler) => void (handle = handler),
  };
}

function askToWait(request: IncomingMessage, response: ServerResponse, happening: string): void {
  if (!answerWithWaitingPage(request, response, happening)) refuse(response, 'DATABASE_AWAY');
}

/** Joins the transports: RPC for our own pages, REST for everybody else, events, files and pages. */
export function createRequestHandler(system: ServerSystem, options: HttpOptions): RequestHandler {
  const { metrics } = options;
  const callServer = metrics?.server ?? system.dispatcher;
  const router = createRouter(callServer);
  const sizeOf = inputSizesByPath(system.dispatcher.calls.values());
  const transports = new Map(allInputSizes.map((size) => [size, createTransports(router, inputSizes[size])]));
  const streams = new OpenStreams();
  const pages = getRequestListener(createPages(system, options).fetch);

  function onDefect(error: unknown, call: string): string {
    const reference = newId();
    options.log.error({ err: error, call, reference }, 'call failed');
    return reference;
  }

  return async (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0]!;
    if (path === '/metrics')
      return metrics ? metrics.answer(request, response) : refuse(response, 'NOT_FOUND');
    const isRpc = path.startsWith('/rpc/');
    const isFile = path.startsWith('/files/');
    const isCall = isRpc || isFile || path === callbackPath || path.startsWith('/api/');
    if (!isCall) return pages(request, response);
    if (path === '/api/openapi.json') return pages(request, response);
    // Whatever a call answers, refusals as well, is for this caller at this moment.
    response.setHeader('cache-control', 'no-store');
    if (!isOriginAllowed(request, options)) return refuse(response, 'ORIGIN_REFUSED');
    if (bringsKeyAndCookie(request)) return refuse(response, 'KEY_WITH_COOKIE');
    const caller = readCallerRequest(request, response, options);
    if (path === '/api/events') {
      return serveEvents(system, caller, request, response, { ...options, streams });
    }
    if (path === callbackPath) return takePaymentCallback(callServer, caller, request, response, onDefect);
    if (isFile) return takeFile(callServer, caller, request, response, onDefect);
    // Who opens the address of a call gets a file to save: nothing that is stored is ever shown as a page of ours.
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      response.setHeader('content-disposition', 'attachment');
    }
    keepHeadOpen(response);
    if (!isJsonRequest(request)) return refuse(response, 'UNSUPPORTED_MEDIA_TYPE');
    const context = { request: caller, onDefect };
    const size = sizeOf(request.method, path);
    if (declaredBytes(request) > inputSizes[size]) return refuse(response, 'PAYLOAD_TOO_LARGE');
    const { rpc, rest } = transports.get(size)!;
    const { matched } = isRpc
      ? await rpc.handle(request, response, { prefix: '/rpc', context })
      : await rest.handle(request, response, { prefix: '/api', context });
    if (!matched) refuse(response, 'NOT_FOUND');
  };
}

/** What reads the requests of calls, each with as large a body as that. */
function createTransports(router: ReturnType<typeof createRouter>, maxBodySize: number) {
  const options = {
    plugins: [new BodyLimitPlugin({ maxBodySize })],
    rootInterceptors: [sayWhenToComeAgain],
    // A list in the address of a request has few entries; the transport would make as many as one number says.
    maxBracketNotationArrayIndex: 200,
  };
  return {
    rpc: new RPCHandler<TransportContext>(router, options),
    rest: new OpenAPIHandler<TransportContext>(router, options),
  };
}

/**
 * Holds the head back until the body is given, which tells its length: the answer then leaves in one piece rather
 * than in chunks. The transports write the head first.
 */
function keepHeadOpen(response: ServerResponse): void {
  response.writeHead = (status: number, headers?: unknown) => {
    Reflect.deleteProperty(response, 'writeHead');
    response.statusCode = status;
    for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  };
}

async function sayWhenToComeAgain(handling: { next(): Promise<StandardHandleResult> }) {
  const result = await handling.next();
  if (result.response?.status === 503) result.response.headers['retry-after'] = retryAfterSeconds;
  return result;
}
