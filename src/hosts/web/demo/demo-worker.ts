/** Starts the server of the demo in its own thread. */
export function startDemoWorker(): Worker {
  return new Worker(new URL('../../worker/server.worker.ts', import.meta.url), { type: 'module' });
}
