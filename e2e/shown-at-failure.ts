import type { Page } from '@playwright/test';

const patienceMs = 3000;

/**
 * What a page shows, and what it still waits for, in one line: for the output of a run, where no picture is at hand.
 * Never rejects; a page that does not answer is said to.
 */
export async function shownOn(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) => {
    setTimeout(resolve, patienceMs, 'the page does not answer');
  });
  const told = page.evaluate(tellOfPage).catch((error: unknown) => String(error));
  return `${page.url()}: ${await Promise.race([told, late])}`;
}

/** Runs in the page. */
async function tellOfPage(): Promise<string> {
  const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const asked = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
  ];
  const missing = asked.map(({ href }) => href).filter((href) => !come.has(href));
  const { held = [], pending = [] } = await navigator.locks.query();
  const facts = {
    text: document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 300),
    missing: missing.map((href) => href.split('/').at(-1)),
    marks: performance
      .getEntriesByType('mark')
      .map(({ name, startTime }) => `${name} ${Math.round(startTime)}`),
    ageMs: Math.round(performance.now()),
    serviceWorker: navigator.serviceWorker?.controller?.state ?? 'none',
    locks: `${held.length} held, ${pending.length} waiting`,
  };
  return JSON.stringify(facts);
}
