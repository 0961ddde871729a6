import { afterAll, afterEach, beforeEach } from 'vitest';
import { ownProcessorMs } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds of the processor that a test took, or that a file took since the one before it ended. */
    processorMs?: number;
  }
}

let atStartOfTest = 0;
/** Lives from file to file, as the worker does: what is loaded for a file is a cost of that file. */
const worker = globalThis as { processorMsAtEndOfFile?: number };

beforeEach(() => {
  atStartOfTest = ownProcessorMs();
});

afterEach(({ task }) => {
  task.meta.processorMs = ownProcessorMs() - atStartOfTest;
});

// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern which fixtures are needed: none
afterAll(({}, { meta }) => {
  const now = ownProcessorMs();
  meta.processorMs = now - (worker.processorMsAtEndOfFile ?? 0);
  worker.processorMsAtEndOfFile = now;
});
