import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. A new clone would order files by their size, and one of these ran on alone at the end. */
const longest = [
  'hostile-text',
  'crash',
  'attack',
  'random-input',
  'restricted-rows',
  'start-embedded-postgres',
];

/**
 * The longest, the others without a window, and then those with one: a worker goes on to the next file only where that
 * asks for the same environment, and a new worker loads the server, or all screens, anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(`/${name}.test.`));
      if (place !== -1) return place;
      return moduleId.endsWith('.tsx') ? longest.length + 1 : longest.length;
    };
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts', 'attack/*.test.ts'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    setupFiles: ['src/testing/costs/file-costs.ts'],
    // Node loads the program itself, as a server does; Vite would transform all of it first.
    execArgv: ['--import', './tools/test/native-modules.mjs'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A call on a busy machine may take longer than the second that is the default; waiting ends with what is awaited.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    // The files of a worker share what they import: loading the server anew for each took longer than its tests.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
