// Finds the Chromium that browser tests drive, and installs one where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runProgram } from './checks.mjs';

const places = [
  process.env.PLAYWRIGHT_CHROMIUM,
  // Chromium without windows: the same pages in less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium, or null when there is none and none could be installed. */
export async function findBrowser() {
  const found = places.find((place) => place && existsSync(place));
  if (found) return found;
  console.log('No Chromium found; installing one …');
  return (await installFromDebian()) ?? (await installWithPlaywright());
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null;
  await runProgram('apt-get', ['update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await runProgram('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core']);
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  return null;
}

async function installWithPlaywright() {
  await runProgram('playwright', ['install', 'chromium']);
  const { output } = await runProgram('node', [
    '-e',
    "process.stdout.write(require('playwright-core').chromium.executablePath())",
  ]);
  return existsSync(output) ? output : null;
}
