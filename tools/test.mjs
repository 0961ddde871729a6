// The tests, each part with its minutes; the last line counts: 'N passed, N failed'.
// npm test                        what a day's work needs: green means that the program can be trusted for a day
// npm test -- --changed [commit]  of it only what the changes since a commit touch, by default those not committed yet
// npm test -- --part NAME         one part of the rest alone (tools/test/parts.mjs)
// npm run test:all                everything
// .ci/run                         npm test, one part of the rest, and the parts that the changes of a day ask for
import { runChecks, runProgram } from './checks.mjs';
import { ensureBuild, ensurePackages, onNewNode, runTool } from './setup.mjs';
import { partsForCommit } from './test/choose-parts.mjs';
import { tellCosts } from './test/costs.mjs';
import { dailyBrowserTests, heavyVitestFiles, parts } from './test/parts.mjs';
import { runBrowserTests } from './test/run-browser.mjs';
import { runVitest } from './test/run-vitest.mjs';

const [mode, name, surplus] = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };
/** @type {import('./test/reports.mjs').Failure[]} */
const failures = [];
const started = Date.now();

const plans = {
  '': runDay,
  '--changed': runChanged,
  '--part': async () => {
    await ensureBuild();
    await runPart(name);
  },
  '--all': async () => {
    await runDay();
    for (const part of Object.keys(parts)) await runPart(part);
  },
  '--ci': async () => {
    await runDay();
    for (const { part, reason } of partsForCommit()) {
      console.log(`Part '${part}' of the rest, ${reason}; alone: npm test -- --part ${part}`);
      await runPart(part);
    }
  },
};

await runTool(async () => {
  const plan = plans[mode ?? ''];
  const takesName = mode === '--part' || mode === '--changed';
  const isSurplus = surplus !== undefined || (name !== undefined && !takesName);
  if (!plan || isSurplus || (mode === '--part' && !parts[name])) {
    console.error(
      `npm test takes nothing, --all, --ci, --changed and a commit, or --part and one of: ${Object.keys(parts).join(', ')}.`,
    );
    return 2;
  }
  await ensurePackages('everything');
  // What chooses the tests of a change is TypeScript, which an older Node cannot load.
  return mode === '--changed' ? await onNewNode(() => runPlan(plan)) : await runPlan(plan);
});

async function runPlan(plan) {
  await plan();
  // Named again at the end: what failed early has long scrolled away.
  for (const failure of failures) console.log(`failed: ${failure.name}: ${failure.fault}`);
  tellCosts();
  console.log(`All of it: ${minutesSince(started)} minutes.`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed > 0 ? 1 : 0;
}

async function runDay() {
  await checkAndBuild();
  await run('Vitest', () => runVitest(heavyVitestFiles.flatMap((file) => ['--exclude', file])));
  await run('Weight of the pages', runPageWeight);
  await run('Browser tests', () => runBrowserTests({ files: dailyBrowserTests }));
}

async function runChanged() {
  const commit = name ?? 'HEAD';
  const { browserTestsFor, changedFiles } = await import('./changed.ts');
  const { files, isEveryHost } = browserTestsFor(changedFiles(commit));
  await checkAndBuild();
  await run('Vitest', () => runVitest([`--changed=${commit}`, '--passWithNoTests']));
  if (files.length === 0) return console.log('Browser tests: the changes touch none.');
  await run('Weight of the pages', runPageWeight);
  await run('Browser tests', () => runBrowserTests({ files, hosts: isEveryHost ? [] : ['embedded'] }));
}

/** Tests that start the server need the built screens. Their building takes one core, and so do most checks at their end. */
async function checkAndBuild() {
  const building = ensureBuild();
  building.catch(() => {});
  await run('Checks', runChecks);
  await building;
}

async function runPart(part) {
  const { vitest, browser, hosts } = parts[part];
  if (vitest.length > 0) await run(`${part}, Vitest`, () => runVitest(vitest));
  if (browser.length === 0) return;
  const files = browser.map((spec) => `e2e/${spec}.spec.ts`);
  await run(`${part}, browser tests`, () => runBrowserTests({ files, hosts }));
}

async function run(label, work) {
  const begun = Date.now();
  const { passed, failed, failures: own = [] } = await work();
  totals.passed += passed;
  totals.failed += failed;
  failures.push(...own);
  console.log(`${label}: ${minutesSince(begun)} minutes, ${passed} passed, ${failed} failed`);
}

async function runPageWeight() {
  const { code } = await runProgram('node', ['tools/page-weight.mjs'], { show: true });
  if (code === 0) return { passed: 1, failed: 0 };
  return {
    passed: 0,
    failed: 1,
    failures: [{ name: 'Weight of the pages', fault: 'too heavy, see above' }],
  };
}

function minutesSince(instant) {
  return ((Date.now() - instant) / 60_000).toFixed(1);
}
