import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const folder = join(import.meta.dirname, '../../test-results');

/**
 * Writes what each file and each test took of the processor, as src/testing/costs/file-costs.ts counted it, and the
 * errors outside of every test, which the report of Vitest leaves out.
 */
export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
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
    const stray = errors.map((error) => ({
      during: error['VITEST_TEST_PATH'] ?? error['VITEST_TEST_NAME'],
      message: error.stack ?? error.message,
    }));
    writeFileSync(join(folder, 'vitest-errors.json'), JSON.stringify(stray, null, 1));
  }
}

function inSeconds(milliseconds = 0): number {
  return Math.round(milliseconds / 10) / 100;
}
