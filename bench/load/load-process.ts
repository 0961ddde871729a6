import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LoadOrder, LoadReport } from './load-generator.ts';

/** The generator at work in its own process. */
export interface LoadProcess {
  run(order: LoadOrder): Promise<LoadReport>;
  stop(): void;
}

/** Starts the load generator. */
export function startLoadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, 'load-generator.ts'));
  return {
    async run(order) {
      child.send(order);
      const [report] = (await once(child, 'message')) as [LoadReport | { failure: string }];
      if ('failure' in report) throw new Error(report.failure);
      return report;
    },
    stop: () => void child.kill(),
  };
}
