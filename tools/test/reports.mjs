// What several parts of the test run read and tell.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectDirectory } from '../setup.mjs';

const folder = join(projectDirectory, 'test-results');

/** The path of a file below test-results, whose folder exists then. */
export function resultFile(name) {
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}

/** A JSON file, or undefined where a run ended before it could write one. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** What went wrong, in one line without colours: the first lines of the message and the first place of ours. */
export function briefFault(message) {
  const lines = stripVTControlCharacters(message || 'no reason given')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const place = lines.find((line) => line.startsWith('at ') && !line.includes('node_modules'));
  const words = lines.filter((line) => !line.startsWith('at ')).join(' | ');
  return `${words.slice(0, 400)}${place ? ` (${place})` : ''}`;
}

/** @typedef {{ name: string, fault: string }} Failure */

const listed = readReport(join(import.meta.dirname, 'may-need-two-runs.json'));

/**
 * Which of the tests that failed at first count as failed: those that failed again, and those that passed then but are
 * not in may-need-two-runs.json. Each that passed only when it was run again is named.
 * @param {Failure[]} lost
 * @param {(failure: Failure) => boolean} passedAgain
 */
export function failuresOf(lost, passedAgain) {
  return lost.flatMap((failure) => {
    if (!passedAgain(failure)) return [failure];
    console.log(`passed only when run again: ${failure.name}: ${failure.fault}`);
    if (listed.some(({ test }) => failure.name.startsWith(test))) return [];
    return [{ name: failure.name, fault: `passed only when run again: ${failure.fault}` }];
  });
}
