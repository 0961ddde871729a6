import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { type Host, hosts } from '../../../e2e/hosts.ts';
import { median } from '../../rounds.ts';
import { browserArguments, browserPath } from '../browser.ts';
import { signInAsSample } from '../sample-sign-in.ts';
import { type Audit, auditPage, categories } from './audit-page.ts';
import { type AuditedPage, auditedPages } from './audited-pages.ts';
import { serveCompressed } from './compressed-site.ts';

const runs = 3;
const web = join(import.meta.dirname, '../../../dist/web');

/** What Lighthouse found of one screen in one host: the median of the runs for each figure. */
export interface PageFinding extends Audit {
  host: string;
  page: string;
}

interface AuditedHost {
  name: string;
  /** Plain static hosts know addresses behind a hash alone. */
  hash: string;
  start: () => Promise<Host>;
}

const auditedHosts: readonly AuditedHost[] = [
  { name: 'embedded', hash: '', start: hosts.embedded },
  { name: 'demo', hash: '/#', start: () => serveCompressed(web) },
];

/** Runs Lighthouse on the screens of both hosts; null, with a printed reason, where there is no browser. */
export async function measurePages(tell: (line: string) => void): Promise<PageFinding[] | null> {
  const executablePath = await browserPath();
  if (!executablePath) {
    tell('The pages are not looked at with Lighthouse: there is no Chromium.');
    return null;
  }
  const findings: PageFinding[] = [];
  for (const host of auditedHosts) findings.push(...(await measureHost(host, executablePath, tell)));
  return findings;
}

async function measureHost(
  { name, hash, start }: AuditedHost,
  executablePath: string,
  tell: (line: string) => void,
): Promise<PageFinding[]> {
  const host = await start();
  const profile = mkdtempSync(join(tmpdir(), 'openward-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserArguments, '--remote-debugging-port=0'],
  });
  try {
    const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n', 1)[0]);
    const findings: PageFinding[] = [];
    let isSignedIn = false;
    for (const page of auditedPages) {
      if (page.isBehindSignIn && !isSignedIn) await signIn(context, `${host.url}${hash}/login`);
      isSignedIn = page.isBehindSignIn;
      const found = await auditInTurns(`${host.url}${hash}${page.path}`, port);
      findings.push({ host: name, page: page.name, ...found });
      tell(describe(name, page, found));
    }
    return findings;
  } finally {
    await context.close();
    await host.end();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await signInAsSample(page);
  await page.close();
}

async function auditInTurns(address: string, port: number): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditPage(address, port));
  const middle = (figure: (audit: Audit) => number) => median(audits.map(figure));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as Audit['scores'],
    largestPaintMs: middle(({ largestPaintMs }) => largestPaintMs),
    blockingMs: middle(({ blockingMs }) => blockingMs),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))].toSorted(),
  };
}

function describe(host: string, { name }: AuditedPage, { scores, faults }: Audit): string {
  const figures = categories.map((category) => `${category} ${scores[category]}`).join(', ');
  return `Lighthouse, ${name} in ${host}: ${figures}${faults.length > 0 ? `; below 90: ${faults.join(', ')}` : ''}`;
}
