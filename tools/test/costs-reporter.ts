import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const folder = join(import.meta.dirname, '../../test-results');

/** Writes what each file and each test took of the processor, as src/testing/costs/file-costs.ts counted it. */
export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const costs = modules.map((module) => ({
      file: module.relativeModuleId,
      seconds: inSeconds(module.meta().processorMs),
      tests: [...module.children.allTests()].map((test) => ({
        name: test.fullName,
        seconds: inSeconds(test.meta().processorMs),
      })),
    }));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'vitest-costs.json'), JSON.stringify(costs, null, 1));
  }
}

function inSeconds(milliseconds = 0): number {
  return Math.round(milliseconds / 10) / 100;
}
