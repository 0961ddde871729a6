import { chromium } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { browserArguments, browserPath } from './web/browser.ts';
const browser = await chromium.launch({ executablePath: (await browserPath())!, args: browserArguments });
const context = await browser.newContext({ baseURL: 'http://127.0.0.1:4311', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
await context.request.post('/api/sessions', { data: { slug: 'city-general', email: 'reception@city-general.example', password: samplePassword }, headers: { 'idempotency-key': crypto.randomUUID() } });
const page = await context.newPage();
await page.addInitScript(() => {
  (window as any).L = [];
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) (window as any).L.push({ t: e.entryType, n: e.name, s: Math.round(e.startTime), d: Math.round(e.duration), ps: Math.round((e.processingStart ?? 0) - e.startTime), pe: Math.round((e.processingEnd ?? 0) - e.startTime), rs: Math.round((e.renderStart ?? 0) - e.startTime), st: Math.round((e.styleAndLayoutStart ?? 0) - e.startTime), sc: (e.scripts ?? []).map((x: any) => `${x.invoker} ${Math.round(x.startTime - e.startTime)}+${Math.round(x.duration)} forced ${Math.round(x.forcedStyleAndLayoutDuration)}`) }); }).observe({ type: 'long-animation-frame', buffered: true } as any);
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (e.interactionId) (window as any).L.push({ t: 'event', n: e.name, s: Math.round(e.startTime), d: e.duration, ps: Math.round(e.processingStart - e.startTime), pe: Math.round(e.processingEnd - e.startTime) }); }).observe({ type: 'event', durationThreshold: 16 } as any);
});
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
for (let i = 0; i < 4; i++) {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(4000);
  await page.evaluate(() => { (window as any).L.length = 0; });
  await page.getByRole('link', { name: 'Patients', exact: true }).first().click();
  await page.locator('[data-list-row]').first().waitFor();
  await page.waitForTimeout(1500);
  console.log(JSON.stringify(await page.evaluate(() => (window as any).L), null, 0).replaceAll('},{', '},\n{'));
  console.log('---');
}
await browser.close();
