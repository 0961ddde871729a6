// areas: subscriptions, platform, patients
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { rowsAsOwner } from '#testing/databases/as-owner.ts';
import { openGateway } from '#testing/messages/providers.ts';
import { databaseUrlOf, freePort, runCommandLine, startServer } from '#testing/server-process.ts';
import { open, signInAs, test } from './hospital.ts';

const secret = 'a secret of two dozen letters';
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** A gateway whose page has one button: whoever presses it has paid, of which it tells the server before it leads back. */
function openPaymentPage() {
  const paid = new Map<string, object>();
  return openGateway(({ request }, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://gateway.test');
    const reference = searchParams.get('reference');
    if (request.method === 'GET' && reference !== null) {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><title>Gateway</title><form method="post"><button>Pay the invoice</button></form>',
      );
    } else if (reference !== null) {
      void take(reference, searchParams, response);
    } else {
      const told = paid.get(pathname.split('/').at(-1)!);
      response.statusCode = told ? 200 : 404;
      response.end(JSON.stringify(told ?? {}));
    }
  });

  async function take(reference: string, asked: URLSearchParams, response: ServerResponse): Promise<void> {
    const amount = Number(asked.get('amount'));
    const transaction = `TX${reference.slice(-12)}`;
    const told = { reference, status: 'paid', transaction, amount, currency: asked.get('currency') };
    paid.set(reference, told);
    const body = JSON.stringify(told);
    const seconds = Math.floor(Date.now() / 1000);
    const headers = { 'openward-signature': `t=${seconds},v1=${sign(`${seconds}.${body}`)}` };
    const answer = await fetch(asked.get('callback')!, { method: 'POST', headers, body });
    if (answer.ok) response.writeHead(303, { location: asked.get('return')! }).end();
    else response.writeHead(502).end(`The callback was refused: ${answer.status}`);
  }
}

async function fillInPatient(page: Page): Promise<void> {
  await open(page, '/dashboard/patients/new');
  await page.getByLabel('First name').fill('Amina');
  await page.getByLabel('Last name').fill('Restricted');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await page.getByLabel('Gender').selectOption({ label: 'Female' });
}

test(
  'a hospital that has not paid is warned, then takes no new patients, pays through the gateway and goes on',
  { tag: '@server' },
  async ({ browser }) => {
    test.setTimeout(150_000);
    const directory = mkdtempSync(join(tmpdir(), 'openward-paying-'));
    const postgres = await startEmbeddedPostgres({ dataDirectory: directory, onProgress: () => {} });
    const gateway = await openPaymentPage();
    const port = String(await freePort());
    const environment = {
      DATABASE_OWNER_URL: databaseUrlOf(postgres.ownerConfig),
      DATABASE_URL: databaseUrlOf(postgres.serverConfig),
      OPENWARD_SAMPLES: 'on',
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PAYMENT_PAGE: gateway.url,
      PAYMENT_STATE: gateway.url,
      PAYMENT_MERCHANT: 'openward',
      PAYMENT_SECRET: secret,
    };
    const grantDays = (days: number) =>
      rowsAsOwner(
        postgres,
        `update subscription set period_ends_at = now() - interval '3 days', grace_days = ${days}
          where tenant_id = (select id from tenant where slug = 'city-general')`,
      );
    expect(await runCommandLine('migrate', [], environment)).toMatchObject({ exitCode: 0 });
    const server = await startServer(environment);
    try {
      const context = await browser.newContext({ baseURL: server.url });
      const page = await context.newPage();
      await grantDays(10);
      await signInAs(page, 'Tenant Admin');
      await expect(page.getByText('The subscription is past due')).toBeVisible();

      await grantDays(1);
      await page.reload();
      await expect(page.getByText('New patients and staff cannot be added')).toBeVisible();
      await fillInPatient(page);
      await page.getByRole('button', { name: 'Register patient' }).click();
      await expect(page.getByText(/no new patients can be added/)).toBeVisible();
      await expect(page.getByLabel('Last name')).toHaveValue('Restricted');

      await open(page, '/dashboard/license-billing');
      await page.getByRole('button', { name: /^Pay online/ }).click();
      await page.getByRole('button', { name: 'Pay the invoice' }).click();
      await expect(page.getByText('The payment has arrived')).toBeVisible();
      await expect(page.getByText('New patients and staff cannot be added')).toBeHidden();

      await fillInPatient(page);
      await page.getByRole('button', { name: 'Register patient' }).click();
      await expect(page.getByRole('heading', { name: /Restricted/ })).toBeVisible();
      await context.close();
    } finally {
      await server.end();
      await gateway.close();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    }
  },
);
