// npm test: all set-up and every check. The last line counts: 'N passed, N failed'.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { runChecks, runProgram } from './checks.mjs';
import { ensurePackages, ensureWebBuild, projectDirectory, runTool } from './setup.mjs';

const results = join(projectDirectory, 'test-results');

await runTool(async () => {
  await ensurePackages();
  mkdirSync(results, { recursive: true });
  const totals = { passed: 0, failed: 0 };
  const add = ({ passed, failed }) => {
    totals.passed += passed;
    totals.failed += failed;
  };
  add(await runChecks());
  await ensureWebBuild();
  add(await runVitest());
  add(await runPageWeight());
  add(await runBrowserTests());
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 ? 1 : 0;
});

async function runVitest() {
  const file = join(results, 'vitest.json');
  const { code } = await runProgram(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { show: true },
  );
  const report = readReport(file);
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function runPageWeight() {
  const { code } = await runProgram('node', ['tools/page-weight.mjs'], { show: true });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runBrowserTests() {
  const browser = await findBrowser();
  if (!browser) {
    console.log('Browser tests were not run: no Chromium is installed and none could be installed here.');
    return { passed: 0, failed: 0 };
  }
  const file = join(results, 'playwright.json');
  const { code } = await runProgram('playwright', ['test'], {
    show: true,
    environment: { PLAYWRIGHT_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  const stats = report?.stats;
  for (const reason of skipReasons(report?.suites ?? [])) console.log(`skipped: ${reason}`);
  const failed = stats?.unexpected ?? 0;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: code === 0 ? failed : Math.max(failed, 1),
  };
}

/** What was skipped in which host, and why, from Playwright's report. */
function skipReasons(suites) {
  return suites.flatMap((suite) => [
    ...skipReasons(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'skipped')
        .map((test) => `${spec.title} [${test.projectName}]: ${reasonOf(test)}`),
    ),
  ]);
}

function reasonOf(test) {
  const annotation = test.annotations.find(({ type }) => type === 'skip');
  return annotation?.description ?? 'no reason given';
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
