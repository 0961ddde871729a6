import type { Page } from '@playwright/test';

/** Collects from now on what a page writes to its console as an error, and what it throws and nobody catches. */
export function collectConsoleErrors(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => told.push(String(error)));
  return told;
}
