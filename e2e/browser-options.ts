import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['PLAYWRIGHT_CHROMIUM'] ?? installed.find((path) => existsSync(path)) ?? '';

/** A browser whose tabs have a process each, for tests in which one of them hangs or crashes. */
export const processPerTab: LaunchOptions = {
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
};

/**
 * A browser whose tabs share a process, and in it the program: a quarter less work than a process for each. It does not
 * optimise the program, because a tested tab lives for seconds: a quarter less again.
 */
export const sharedProcess: LaunchOptions = {
  ...processPerTab,
  args: [...processPerTab.args!, '--renderer-process-limit=1', '--js-flags=--no-maglev --no-turbofan'],
};

/** A demo that starts with nothing fills its database: 10 s alone, three quarters of a minute beside two other browsers. */
export const demoStartMs = 90_000;
