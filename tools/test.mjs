// npm test: all set-up and every check. Each part tells its minutes; the last line counts: 'N passed, N failed'.
// npm test -- --changed [commit]: only what the changes since a commit touch, by default those not committed yet.
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { browserTestsFor, changedFiles } from './changed.mjs';
import { runChecks, runProgram } from './checks.mjs';
import { ensureBuild, ensurePackages, projectDirectory, runTool } from './setup.mjs';

const everyBrowserTest = { files: [], isEveryHost: true };
const results = join(projectDirectory, 'test-results');
const [mode, commit = 'HEAD'] = process.argv.slice(2);

await runTool(async () => {
  if (mode !== undefined && mode !== '--changed') {
    console.error('npm test takes nothing, or --changed and a commit.');
    return 1;
  }
  await ensurePackages();
  mkdirSync(results, { recursive: true });
  /** @type {{ name: string, fault: string }[]} */
  const failures = [];
  const totals = { passed: 0, failed: 0 };
  const run = async (name, part) => {
    const started = Date.now();
    const { passed, failed, failures: own = [] } = await part();
    totals.passed += passed;
    totals.failed += failed;
    failures.push(...own);
    const minutes = ((Date.now() - started) / 60_000).toFixed(1);
    console.log(`${name}: ${minutes} minutes, ${passed} passed, ${failed} failed`);
  };
  const isChangedOnly = mode === '--changed';
  const touched = isChangedOnly ? browserTestsFor(changedFiles(commit)) : everyBrowserTest;
  // Tests that start the server need the built screens. Their building takes one core, and so do most checks at their end.
  const building = ensureBuild();
  building.catch(() => {});
  await run('Checks', runChecks);
  await building;
  await run('Vitest', () => runVitest(isChangedOnly ? [`--changed=${commit}`, '--passWithNoTests'] : []));
  if (touched.files.length > 0 || !isChangedOnly) {
    await run('Weight of the pages', runPageWeight);
    await run('Browser tests', () => runBrowserTests(touched));
  } else {
    console.log('Browser tests: the changes touch none.');
  }
  // Told again at the end: what failed early has long scrolled away.
  for (const { name, fault } of failures) console.log(`failed: ${name}: ${fault}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 ? 1 : 0;
});

async function runVitest(more) {
  const first = await runVitestOnce('vitest.json', more);
  if (first.code === 0) return { ...first, failed: 0 };
  if (first.failures.length === 0) {
    return {
      ...first,
      failed: 1,
      failures: [{ name: 'Vitest', fault: 'an error outside of every test, see above' }],
    };
  }
  // Like a failed browser test, a file in which a test failed is run once more, now alone.
  const files = [...new Set(first.failures.map(({ file }) => file))];
  const second = await runVitestOnce('vitest-again.json', files);
  const isStillFailing = ({ file, name }) =>
    second.failures.some((failure) => failure.file === file && failure.name === name);
  const mended =
    second.code === 0 ? first.failures : first.failures.filter((failure) => !isStillFailing(failure));
  for (const { name, fault } of mended) console.log(`passed only when run again: ${name}: ${fault}`);
  const failed = Math.max(second.failures.length, second.code === 0 ? 0 : 1);
  return {
    passed: first.passed + Math.max(first.failures.length - failed, 0),
    failed,
    failures: second.failures,
  };
}

/** Runs Vitest; `failures` names each test that failed, and each file that could not be loaded, with its first line. */
async function runVitestOnce(reportName, more) {
  const file = join(results, reportName);
  const { code } = await runProgram(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more],
    { show: true },
  );
  const report = readReport(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ file: name, name: basename(name), fault: firstLine(message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file: name,
      name: `${fullName} (${basename(name)})`,
      fault: firstLine(failureMessages[0]),
    }));
  });
  return { code, passed: report?.numPassedTests ?? 0, failures };
}

async function runPageWeight() {
  const { code } = await runProgram('node', ['tools/page-weight.mjs'], { show: true });
  if (code === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [{ name: 'Weight of the pages', fault: 'too heavy, see above' }] };
}

async function runBrowserTests({ files, isEveryHost }) {
  const browser = await findBrowser();
  if (!browser) {
    console.log('Browser tests were not run: no Chromium is installed and none could be installed here.');
    return { passed: 0, failed: 0 };
  }
  const hosts = isEveryHost ? [] : ['--project=embedded'];
  const first = await runPlaywright('playwright.json', browser, [...files, ...hosts]);
  for (const test of first.tests.filter(({ status }) => status === 'skipped')) {
    console.log(`skipped: ${test.name}: ${reasonOf(test)}`);
  }
  const lost = first.tests.filter(({ status }) => status === 'unexpected');
  if (lost.length === 0) {
    // An error outside of every test fails the run as well.
    return { passed: first.passed, failed: first.code === 0 ? 0 : 1 };
  }
  // A browser on a busy machine now and then loses a test: like a file of Vitest, each is run once more, now alone.
  const alone = ['--last-failed', '--workers=1'];
  const second = await runPlaywright('playwright-again.json', browser, [...files, ...hosts, ...alone]);
  const passedNow = new Set(second.tests.filter(({ status }) => status === 'expected').map(({ id }) => id));
  // Nothing is hidden: what passed only when it was run again is named, to be looked into.
  for (const test of lost.filter(({ id }) => passedNow.has(id))) {
    console.log(`passed only when run again: ${test.name}: ${firstFault(test)}`);
  }
  const failures = lost
    .filter(({ id }) => !passedNow.has(id))
    .map((test) => ({ name: test.name, fault: firstFault(test) }));
  return { passed: first.passed + lost.length - failures.length, failed: failures.length, failures };
}

async function runPlaywright(reportName, browser, more) {
  const file = join(results, reportName);
  const { code } = await runProgram('playwright', ['test', ...more], {
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

function reasonOf({ annotations }) {
  return annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
}

/** The first line of what went wrong the first time. */
function firstFault({ results: attempts }) {
  const failed = attempts.find(({ status }) => status !== 'passed');
  return firstLine(failed?.error?.message);
}

function firstLine(message) {
  return (message || 'no reason given').split('\n', 1)[0];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
