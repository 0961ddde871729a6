import { hash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { CallServer } from '#server/dispatcher/orpc-router.ts';
import { refuse } from '../http/refusal.ts';
import { countCalls } from './call-metrics.ts';
import { type MeasuredParts, measureState } from './state-metrics.ts';

/** Figures for the operator's monitoring. */
export interface Metrics {
  /** The calls whose outcomes are counted. */
  readonly server: CallServer;
  /** Answers `GET /metrics` for whoever has the token. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Counts and serves figures in the text format of Prometheus.
 * @param token what a reader must bring as `Authorization: Bearer …`; nobody may read where there is none
 */
export function createMetrics(server: CallServer, parts: MeasuredParts, token: string): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const measure = measureState(parts, registry);
  const expected = digest(`Bearer ${token}`);
  return {
    server: countCalls(server, registry),
    async answer(request, response) {
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        return refuse(response, 'SIGNED_OUT');
      }
      await measure();
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
      response.end(text);
    },
  };
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
