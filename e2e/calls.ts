import type { Page } from '@playwright/test';
import { AppError, type ErrorCode } from '#kernel/app-error.ts';
import { isDemo } from './hosts.ts';

interface DemoWindow {
  openwardWorkers: Worker[];
  openwardPort?: MessagePort;
}

/** Run in every page before its own code: lets `callFrom` reach the server that the demo keeps in a worker. */
export function keepWorkers(): void {
  const workers: Worker[] = [];
  Object.assign(window, { openwardWorkers: workers });
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...given: ConstructorParameters<typeof NativeWorker>) {
      super(...given);
      workers.push(this);
    }
  };
}

/** Makes one call as whoever is signed in on the page, past its forms; @throws AppError when it is refused. */
export async function callFrom<Output>(page: Page, id: string, input: object): Promise<Output> {
  const path = `/${id.replace('.', '/')}`;
  const send = isDemo() ? sendToWorker : sendToServer;
  const { status, body } = await page.evaluate(send, { path, input, key: crypto.randomUUID() });
  if (status !== 200) throw refusalOf(id, body);
  return body as Output;
}

/** A refusal as the server gave it, whose message says of which call and all that was told. */
function refusalOf(id: string, body: unknown): Error {
  const { code, data } = body as { code: ErrorCode; data?: AppError['facts'] };
  return Object.assign(new AppError(code, data), { message: `${id}: ${JSON.stringify(body)}` });
}

interface Sent {
  path: string;
  input: object;
  key: string;
}

// Both run in the page.

async function sendToServer({ path, input, key }: Sent): Promise<{ status: number; body: unknown }> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  const answer = await fetch(`/rpc${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ json: input }),
  });
  const { json } = (await answer.json()) as { json: unknown };
  return { status: answer.status, body: json };
}

async function sendToWorker({ path, input, key }: Sent): Promise<{ status: number; body: unknown }> {
  const page = window as unknown as DemoWindow;
  if (!page.openwardPort) {
    const { port1, port2 } = new MessageChannel();
    const token = localStorage.getItem('openward.session');
    page.openwardWorkers[0]!.postMessage({ type: 'connect', port: port2, token }, [port2]);
    page.openwardPort = port1;
    port1.start();
  }
  const port = page.openwardPort;
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const { i, p } = JSON.parse(data) as { i: string; p: { s?: number; b: { json: unknown } } };
      if (i !== key) return;
      port.removeEventListener('message', hear);
      resolve({ status: p.s ?? 200, body: p.b.json });
    };
    port.addEventListener('message', hear);
    const request = { u: path, b: { json: input }, h: { 'idempotency-key': key } };
    port.postMessage(JSON.stringify({ i: key, p: request }));
  });
}
