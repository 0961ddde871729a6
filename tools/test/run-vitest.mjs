// Vitest's part of a test run.
import { basename } from 'node:path';
import { runProgram } from '../checks.mjs';
import { noteVitestCosts } from './costs.mjs';
import { briefFault, failuresOf, readReport, resultFile } from './reports.mjs';

/** Runs files of Vitest. A file in which a test failed is run once more, alone, so that both faults can be compared. */
export async function runVitest(words) {
  const first = await runOnce('vitest.json', words);
  noteVitestCosts();
  if (first.code === 0) return { passed: first.passed, failed: 0 };
  if (first.failures.length === 0) {
    return { passed: first.passed, failed: 1, failures: [strayError()] };
  }
  const files = [...new Set(first.failures.map(({ file }) => file))];
  const second = await runOnce('vitest-again.json', files);
  const isSame = (one, other) => one.file === other.file && one.name === other.name;
  const passedAgain = (failure) =>
    second.code === 0 ||
    (second.failures.length > 0 && !second.failures.some((other) => isSame(failure, other)));
  const failures = failuresOf(first.failures, passedAgain);
  const passed = first.passed + first.failures.length - failures.length;
  return { passed, failed: failures.length, failures };
}

/** What went wrong outside of every test: a process that died, or a promise that nobody waited for. */
function strayError() {
  const [error] = readReport(resultFile('vitest-errors.json')) ?? [];
  const place = error?.during ? ` during ${basename(error.during)}` : '';
  return {
    name: `Vitest, outside of every test${place}`,
    fault: error ? briefFault(error.message) : 'it ended without its report, see above',
  };
}

/** Runs Vitest; `failures` names each test that failed, and each file that could not be loaded, with its first line. */
async function runOnce(reportName, words) {
  const file = resultFile(reportName);
  const { code } = await runProgram(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tools/test/costs-reporter.ts',
      `--outputFile.json=${file}`,
      ...words,
    ],
    { show: true },
  );
  const report = readReport(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ file: name, name: basename(name), fault: briefFault(message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      name: `${fullName} (${basename(name)})`,
      fault: briefFault(failureMessages[0]),
    }));
  });
  return { code, passed: report?.numPassedTests ?? 0, failures };
}
