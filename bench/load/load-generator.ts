// A process of its own: sends requests of one call over several connections and reports how they fared.
import { clerkRequests, type ClerkWrite, type Desk } from '../clerks/clerk-writes.ts';
import { type HotCall, requestMaker, type RequestFacts, type WireRequest } from './hot-calls.ts';
import { HttpConnection } from './http-connection.ts';

/** One of the hot calls with the same facts over every connection, or a write with each connection at a desk. */
export type LoadWork = { call: HotCall; facts: RequestFacts } | { write: ClerkWrite; desks: Desk[] };

export type LoadOrder = LoadWork & {
  port: number;
  connections: number;
  seconds: number;
  /** Requests a second, spread evenly; absent: each connection sends the next as soon as one is answered. */
  pace?: number;
};

export interface LoadReport {
  requests: number;
  seconds: number;
  perSecond: number;
  p50: number;
  p99: number;
  longest: number;
}

process.once('disconnect', () => process.exit(0));
process.on('message', (order: LoadOrder) => {
  void (order.pace ? sendPaced(order, order.pace) : sendAll(order)).then(
    (report) => process.send!(report),
    (error: unknown) => process.send!({ failure: String(error) }),
  );
});

async function sendAll(order: LoadOrder): Promise<LoadReport> {
  const times: number[] = [];
  const started = performance.now();
  const until = started + order.seconds * 1000;
  const clerk = async (place: number) => {
    const next = makerFor(order, place);
    const connection = new HttpConnection(order.port);
    while (performance.now() < until) times.push(await timed(connection, next(), performance.now()));
    connection.close();
  };
  await Promise.all(Array.from({ length: order.connections }, (_, place) => clerk(place)));
  return summarize(times, (performance.now() - started) / 1000);
}

function makerFor(order: LoadOrder, place: number): () => WireRequest {
  if ('call' in order) return requestMaker(order.call, order.facts);
  return clerkRequests(order.write, order.desks[place % order.desks.length]!);
}

/** A request is due at its time whether or not a connection is free, so that waiting counts. */
async function sendPaced(order: LoadOrder, pace: number): Promise<LoadReport> {
  const next = makerFor(order, 0);
  const times: number[] = [];
  const started = performance.now();
  const total = Math.round(order.seconds * pace);
  let taken = 0;
  const clerk = async () => {
    const connection = new HttpConnection(order.port);
    for (let turn = taken++; turn < total; turn = taken++) {
      const due = started + (turn * 1000) / pace;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      times.push(await timed(connection, next(), due));
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: order.connections }, clerk));
  return summarize(times, (performance.now() - started) / 1000);
}

async function timed(connection: HttpConnection, request: WireRequest, from: number): Promise<number> {
  const refusal = await connection.send(request);
  if (refusal !== null) {
    throw new Error(`${request.method} ${request.path} was answered with ${refusal.slice(0, 500)}`);
  }
  return performance.now() - from;
}

function summarize(times: number[], seconds: number): LoadReport {
  const sorted = Float64Array.from(times).toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    requests: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
  };
}
