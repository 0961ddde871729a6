import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { chromium } from '@playwright/test';
import { hosts } from '../e2e/hosts.ts';
import { browserArguments, browserPath } from './web/browser.ts';
import { signInAsSample } from './web/sample-sign-in.ts';
import { serveCompressed } from './web/lighthouse/compressed-site.ts';
const [kind, which, n] = process.argv.slice(2);
const host = kind === 'demo' ? await serveCompressed(process.cwd() + '/dist/web') : await hosts.embedded();
const hash = kind === 'demo' ? '/#' : '';
const profile = mkdtempSync('/tmp/ow-lh-');
const context = await chromium.launchPersistentContext(profile, { executablePath: (await browserPath())!, args: [...browserArguments, '--remote-debugging-port=0'] });
const port = Number(readFileSync(profile + '/DevToolsActivePort', 'utf8').split('\n', 1)[0]);
const pages = { login: '/login', home: '/dashboard', patients: '/dashboard/patients', calendar: '/dashboard/scheduling?view=day' } as Record<string, string>;
let signed = false;
for (const name of which === 'all' ? Object.keys(pages) : which!.split(',')) {
  if (name !== 'login' && !signed) {
    const p = await context.newPage(); await p.goto(`${host.url}${hash}/login`); await signInAsSample(p); await p.close(); signed = true;
  }
  for (let i = 0; i < Number(n ?? 1); i++) {
    const r = await lighthouse(`${host.url}${hash}${pages[name]}`, { port, logLevel: 'error', output: 'json', onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'] });
    const { lhr } = r!;
    writeFileSync(`/tmp/ow/pages/lhr-${kind}-${name}.json`, JSON.stringify(lhr));
    const m = (id: string) => Math.round((lhr.audits[id]?.numericValue ?? -1) * 1000) / 1000;
    console.log(kind, name, Object.values(lhr.categories).map((c) => c.id + ' ' + c.score).join(' '), 'FCP', m('first-contentful-paint'), 'LCP', m('largest-contentful-paint'), 'TBT', m('total-blocking-time'), 'CLS', m('cumulative-layout-shift'), 'SI', m('speed-index'));
    const bad = Object.values(lhr.categories).flatMap((c) => c.auditRefs.filter((a) => a.weight > 0 && (lhr.audits[a.id]?.score ?? 1) < 1).map((a) => c.id + ':' + a.id + '=' + lhr.audits[a.id]?.score));
    console.log('   ', bad.join(' '), lhr.runtimeError?.message ?? '', lhr.runWarnings.join('|'));
  }
}
await context.close(); await host.end(); rmSync(profile, { recursive: true, force: true });
