// The browser's part of a test run.
import { basename } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { runProgram } from '../checks.mjs';
import { noteBrowserCosts } from './costs.mjs';
import { briefFault, failuresOf, readReport, resultFile } from './reports.mjs';

/**
 * Runs files of browser tests in some of the hosts, or in all. A test that failed is run once more, alone and on a new
 * database, so that both faults can be compared.
 */
export async function runBrowserTests({ files, hosts = [] }) {
  const browser = await findBrowser();
  if (!browser) {
    console.log('Browser tests were not run: no Chromium is installed and none could be installed here.');
    return { passed: 0, failed: 0 };
  }
  const words = [...files, ...hosts.map((host) => `--project=${host}`)];
  const first = await runPlaywright('playwright.json', browser, words);
  noteBrowserCosts(first.tests);
  for (const test of first.tests.filter(({ status }) => status === 'skipped')) {
    console.log(`skipped: ${test.name}: ${annotated(test, 'skip')[0] ?? 'no reason given'}`);
  }
  for (const test of first.tests) {
    for (const step of annotated(test, 'waits for')) console.log(`waits: ${test.name}: ${step}`);
  }
  const lost = first.tests.filter(({ status }) => status === 'unexpected');
  for (const test of lost) {
    for (const shown of annotated(test, 'at failure')) console.log(`at failure: ${test.name}: ${shown}`);
  }
  // An error outside of every test fails the run as well.
  if (lost.length === 0) return { passed: first.passed, failed: first.code === 0 ? 0 : 1 };
  const second = await runPlaywright('playwright-again.json', browser, [
    ...words,
    '--last-failed',
    '--workers=1',
  ]);
  const passedNow = new Set(second.tests.filter(({ status }) => status === 'expected').map(({ id }) => id));
  const failures = failuresOf(
    lost.map((test) => ({ ...test, fault: firstFault(test) })),
    ({ id }) => passedNow.has(id),
  );
  return { passed: first.passed + lost.length - failures.length, failed: failures.length, failures };
}

async function runPlaywright(reportName, browser, words) {
  const file = resultFile(reportName);
  const { code } = await runProgram('playwright', ['test', ...words], {
    show: true,
    environment: { PLAYWRIGHT_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  return { code, passed: report?.stats.expected ?? 0, tests: testsOf(report?.suites ?? []) };
}

/**
 * Every test of Playwright's report with its name and host. Playwright lets no two tests of a file share their path of
 * titles, so that tells them apart in every run; a spec's own id changes with the hosts that a run holds.
 */
function testsOf(suites, above = []) {
  return suites.flatMap((suite) => {
    const titles = [...above, suite.title];
    return [
      ...testsOf(suite.suites ?? [], titles),
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map((test) => ({
          ...test,
          id: [...titles, spec.title, test.projectName].join(' › '),
          name: `${spec.title} [${test.projectName}]`,
        })),
      ),
    ];
  });
}

/** What a test says of itself under a word; what it says while it runs stands with its result. */
function annotated({ annotations, results }, word) {
  const all = [...annotations, ...results.flatMap((result) => result.annotations ?? [])];
  return [...new Set(all.filter(({ type }) => type === word).map(({ description }) => description))];
}

/** What went wrong the first time, and where. */
function firstFault({ results }) {
  const error = results.find(({ status }) => status !== 'passed')?.error;
  const { file, line } = error?.location ?? {};
  return `${briefFault(error?.message)}${file ? ` (${basename(file)}:${line})` : ''}`;
}
