import type { WorkerMessage } from '#client/demo-protocol.ts';

/** The worker's first file is small, and says that it runs before it does anything else. */
const startsWithinMs = 45_000;

export interface DemoWorker {
  worker: Worker;
  /** Resolves with the reason when the worker has failed: also before anybody else listens to it. */
  failed: Promise<string>;
}

/** Starts the server of the demo in its own thread. */
export function startDemoWorker(): DemoWorker {
  const worker = new Worker(new URL('../../worker/server.worker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<string>((resolve) => {
    const late = setTimeout(resolve, startsWithinMs, notCome);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.type === 'started') clearTimeout(late);
    });
    // Of a file that did not come, a browser says nothing.
    worker.addEventListener('error', ({ message }) => resolve(message || notCome));
  });
  return { worker, failed };
}

const notCome = 'A file of the program is missing: the demo’s server.';
