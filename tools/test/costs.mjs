// What tests cost, in seconds of the processor: the clock tells how busy the machine was.
import { writeFileSync } from 'node:fs';
import { readReport, resultFile } from './reports.mjs';

const shown = 40;
/** @type {{ name: string, seconds: number }[]} */
const costs = [];

/** Takes over what Vitest's costs-reporter.ts wrote. */
export function noteVitestCosts() {
  for (const { file, seconds, tests } of readReport(resultFile('vitest-costs.json')) ?? []) {
    const ofTests = tests.reduce((sum, test) => sum + test.seconds, 0);
    costs.push({
      name: `${file}: loading it, and what its tests share`,
      seconds: rounded(seconds - ofTests),
    });
    costs.push(...tests.map((test) => ({ name: `${file}: ${test.name}`, seconds: test.seconds })));
  }
}

/** Takes over what e2e/hospital.ts noted with each test: its browser, its server and the database below them. */
export function noteBrowserCosts(tests) {
  for (const { name, results } of tests) {
    const noted = results.flatMap((result) => result.annotations ?? []);
    const seconds = Number(noted.find(({ type }) => type === 'processor seconds')?.description ?? 0);
    costs.push({ name, seconds });
  }
}

/** Writes test-results/costs.json, dearest first, and prints the forty dearest. */
export function tellCosts() {
  const dearest = costs
    .filter(({ seconds }) => seconds > 0)
    .toSorted((one, other) => other.seconds - one.seconds);
  writeFileSync(resultFile('costs.json'), JSON.stringify(dearest, null, 1));
  if (dearest.length === 0) return;
  console.log('The dearest tests, in seconds of the processor (all of them: test-results/costs.json):');
  for (const { name, seconds } of dearest.slice(0, shown))
    console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
}

function rounded(seconds) {
  return Math.round(seconds * 100) / 100;
}
