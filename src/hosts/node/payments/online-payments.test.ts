import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSubscription } from '#areas/platform/clients/client.contract.ts';
import { approvePayment, listPayments } from '#areas/platform/payments/client-payment.contract.ts';
import { listPlans } from '#areas/platform/plans/plan.contract.ts';
import { listLicenseInvoices } from '#areas/subscriptions/invoices/license-invoice.contract.ts';
import * as online from '#areas/subscriptions/online/online-payment.contract.ts';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { readPaymentStatus } from '#areas/subscriptions/payment-status/payment-status.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aLicenseInvoice, aProof } from '#areas/subscriptions/subscriptions.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { listenForTests } from '#testing/http-listener.ts';
import { openGateway } from '#testing/messages/providers.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { callbackPath, signedGateway } from './signed-gateway.ts';

const secret = 'a secret of two dozen letters';
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

/** What the gateway knows of each payment, or what it does instead of saying it. */
const known = new Map<string, object | ((response: ServerResponse) => void)>();
const gateway = await openGateway(({ request }, response) => {
  const reference = request.url!.split('/').at(-1)!;
  const [, seconds, given] = /^t=(\d+),v1=(.*)$/.exec(String(request.headers['openward-signature']))!;
  const told = known.get(reference);
  if (given !== sign(`${seconds}.${reference}`)) response.statusCode = 403;
  else if (!told) response.statusCode = 404;
  if (typeof told === 'function') told(response);
  else response.end(JSON.stringify({ reference, ...told }));
});

describe('payments through a gateway', () => {
  const place = { page: 'https://pay.example/checkout', state: gateway.url, merchant: 'openward', secret };
  const payments = signedGateway({ ...place, publicUrl: 'https://care.example', timeoutMs: 5000 });
  const opened = openTestSystem(postgres, { payments });
  let server: Awaited<ReturnType<typeof listenForTests>>;
  let operator: Caller;
  let planId: string;

  beforeAll(async () => {
    server = await listenForTests(opened.system);
    ({ operator } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'basic')!.id;
  });
  afterAll(async () => {
    await server.close();
    await opened.close();
    await gateway.close();
  });

  /** A hospital that has begun to pay an invoice of 12.00 BDT. */
  async function aPayer() {
    const hospital = await opened.aHospital();
    const agreed = { clientId: hospital.tenantId, version: 0, planId, status: 'active' as const };
    await operator.call(changeSubscription, agreed);
    const licenseInvoiceId = await aLicenseInvoice(opened, hospital.tenantId);
    const admin = await hospital.as('tenant_admin');
    const { id, address } = await admin.call(online.startOnlinePayment, { licenseInvoiceId });
    const asked = new URL(address);
    const reference = asked.searchParams.get('reference')!;
    return {
      hospital,
      admin,
      licenseInvoiceId,
      id,
      asked,
      paid: { reference, status: 'paid', transaction: newId(), amount: 1200, currency: 'BDT' },
      status: async () => (await admin.call(online.readOnlinePayment, { onlinePaymentId: id })).status,
      invoice: async () => (await admin.call(listLicenseInvoices, {})).rows[0]!,
      paidUntil: async () => (await admin.call(readPaymentStatus, {})).paidUntil!,
    };
  }

  function tell(told: object, { at = opened.clock.now(), by = sign, sent = '' } = {}) {
    const body = JSON.stringify(told);
    const seconds = Math.floor(at.getTime() / 1000);
    return fetch(server.url + callbackPath, {
      method: 'POST',
      headers: { 'openward-signature': `t=${seconds},v1=${by(`${seconds}.${body}`)}` },
      body: sent || body,
    });
  }

  test('the page is asked for exactly what is owed, under one reference however often it is begun', async () => {
    const { admin, licenseInvoiceId, asked } = await aPayer();
    expect(asked.origin + asked.pathname).toBe(place.page);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({ amount: '1200', currency: 'BDT' });
    const [signed, signature] = asked.search.slice(1).split('&signature=');
    expect(signature).toBe(sign(signed!));
    expect((await admin.call(readSubscription, {})).canPayOnline).toBe(true);
    const again = await admin.call(online.startOnlinePayment, { licenseInvoiceId });
    expect(again.address).toBe(asked.href);
    await admin.call(submitProof, aProof(licenseInvoiceId));
    const begin = admin.call(online.startOnlinePayment, { licenseInvoiceId });
    await expect(begin).rejects.toMatchObject({ code: 'PROOF_WAITING' });
  });

  test('fifty callbacks at once pay once and extend once, whatever comes before or after them', async () => {
    const payer = await aPayer();
    const before = await payer.paidUntil();
    const failed = { reference: payer.paid.reference, status: 'failed' };
    expect((await tell(failed)).status).toBe(200);
    expect(await payer.status()).toBe('failed');
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(payer.paid)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const paidUntil = await payer.paidUntil();
    expect(paidUntil > before).toBe(true);
    for (const late of [failed, { ...payer.paid, transaction: newId() }]) {
      expect((await tell(late)).status).toBe(200);
    }
    expect([await payer.status(), await payer.paidUntil()]).toEqual(['paid', paidUntil]);
    expect(await payer.invoice()).toMatchObject({
      status: 'paid',
      proof: { method: 'online', status: 'approved' },
    });
    const search = payer.paid.transaction;
    const { rows } = await operator.call(listPayments, { search });
    expect(rows).toMatchObject([
      { status: 'approved', method: 'online', amount: 'same', isPayerKnown: true },
    ]);
  });

  test('what is forged, changed, old, of the future or of nobody is refused and pays nothing', async () => {
    const payer = await aPayer();
    const minutes = (count: number) => new Date(opened.clock.now().getTime() + count * 60_000);
    const refused = [
      await tell(payer.paid, { by: (text) => createHmac('sha256', 'another').update(text).digest('hex') }),
      await tell(payer.paid, { sent: JSON.stringify({ ...payer.paid, amount: 1 }) }),
      await tell(payer.paid, { at: minutes(-6) }),
      await tell(payer.paid, { at: minutes(6) }),
      await tell({ ...payer.paid, reference: 'x' }),
      await tell({ ...payer.paid, amount: -1200 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    const { tenantId } = await opened.aHospital();
    const elsewhere = {
      ...payer.paid,
      reference: tenantId.replaceAll('-', '') + payer.paid.reference.slice(32),
    };
    expect((await tell(elsewhere)).status).toBe(404);
    const long = await tell({ ...payer.paid, note: 'x'.repeat(20_000) }).catch(() => undefined);
    expect(long?.status ?? 413).toBe(413);
    expect([await payer.status(), (await payer.invoice()).status]).toEqual(['open', 'open']);
  });

  test('another amount, another currency and what is paid twice wait for the operator and never pay', async () => {
    for (const wrong of [{ amount: 1100 }, { currency: 'USD' }]) {
      const payer = await aPayer();
      await tell({ ...payer.paid, ...wrong });
      // Nothing makes it right afterwards but the operator.
      await tell(payer.paid);
      expect([await payer.status(), (await payer.invoice()).status]).toEqual(['review', 'open']);
      const { rows } = await operator.call(listPayments, { search: payer.paid.transaction });
      expect(rows).toMatchObject([{ status: 'submitted', method: 'online' }]);
      const clientPaymentId = rows[0]!.id;
      const approval = {
        clientPaymentId,
        version: 1,
        acceptsDifference: true,
        note: 'The rest came in cash.',
      };
      await operator.call(approvePayment, approval);
      expect((await payer.invoice()).status).toBe('paid');
    }
    const first = await aPayer();
    await tell(first.paid);
    const second = await aPayer();
    await tell({ ...second.paid, transaction: first.paid.transaction });
    expect([await second.status(), (await second.invoice()).status]).toEqual(['review', 'open']);
  });

  test('who comes back without a callback, or never, has the gateway asked until it knows', async () => {
    const payer = await aPayer();
    known.set(payer.paid.reference, payer.paid);
    await payer.admin.call(online.checkOnlinePayment, { onlinePaymentId: payer.id });
    await expect.poll(payer.status).toBe('paid');
    expect((await payer.invoice()).status).toBe('paid');

    const silent = await aPayer();
    const minute = async (count: number) => {
      opened.clock.advance(count * 60_000);
      await opened.system.runMinuteJobs();
    };
    const timesAsked = () =>
      opened.database.inTenant(silent.hospital.tenantId, 'read', async (db) => {
        const row = await db
          .selectFrom('online_payment')
          .select('times_asked')
          .where('tenant_id', '=', silent.hospital.tenantId)
          .executeTakeFirstOrThrow();
        return row.times_asked;
      });
    // Asked by a process that was killed before it stored the answer: the claim is all that is left.
    await minute(11);
    await expect.poll(timesAsked).toBe(1);
    expect(await silent.status()).toBe('open');
    known.set(silent.paid.reference, silent.paid);
    await minute(3);
    await expect.poll(silent.status).toBe('paid');
    expect((await silent.invoice()).status).toBe('paid');
  });

  test('whatever a gateway answers that is no report of this payment pays nothing, and is asked again', async () => {
    const payer = await aPayer();
    const other = await aPayer();
    const asText = (text: string, status = 200) => {
      return (response: ServerResponse) => void response.writeHead(status).end(text);
    };
    const strange: Record<string, object | ((response: ServerResponse) => void)> = {
      'a page': asText('<html>'),
      'no words': asText(''),
      'a list': asText('[]'),
      'another payment': { ...other.paid },
      'an amount in words': { ...payer.paid, amount: '1200' },
      'an amount beyond all': { ...payer.paid, amount: 1e308 },
      'a part of a unit': { ...payer.paid, amount: 1200.5 },
      'no currency': { ...payer.paid, currency: 'XXXX' },
      'a transaction with a line break': { ...payer.paid, transaction: 'a\nb c' },
      'paid without saying what': { reference: payer.paid.reference, status: 'paid' },
      'a foreign prototype': asText(`{"__proto__":{"status":"paid"},"reference":"${payer.paid.reference}"}`),
      'another place': (response) =>
        void response.writeHead(302, { location: `${gateway.url}/${other.paid.reference}` }).end(),
      'a fault': asText(JSON.stringify(payer.paid), 500),
      'more than anybody reads': (response) => {
        const stuff = 'x'.repeat(65_536);
        const pour = () => void (response.destroyed || (response.write(stuff) ? setImmediate(pour) : 0));
        response.on('drain', pour).on('error', () => {});
        response.writeHead(200);
        pour();
      },
      'half of it': (response) => {
        response.writeHead(200).write(JSON.stringify(payer.paid).slice(0, 20));
        setImmediate(() => response.destroy());
      },
    };
    for (const [what, told] of Object.entries(strange)) {
      known.set(payer.paid.reference, told);
      const asked = payments.ask(payer.paid.reference, opened.clock.now());
      const report = await asked.catch((error: unknown) => (error instanceof Error ? null : what));
      expect([what, report]).toEqual([what, null]);
    }
    expect([await payer.status(), (await payer.invoice()).status]).toEqual(['open', 'open']);
    known.set(payer.paid.reference, payer.paid);
    await payer.admin.call(online.checkOnlinePayment, { onlinePaymentId: payer.id });
    await expect.poll(payer.status).toBe('paid');
  });

  test('one transaction that is told for two invoices at once pays one of them', async () => {
    const [one, two] = [await aPayer(), await aPayer()];
    const paid = [one.paid, { ...two.paid, transaction: one.paid.transaction }];
    const tellAll = () => Promise.all(paid.map((told) => tell(told)));
    await tellAll();
    // A gateway that was not answered with 200 tells it again.
    expect((await tellAll()).map(({ status }) => status)).toEqual([200, 200]);
    const states = await Promise.all([one, two].map(async (payer) => (await payer.invoice()).status));
    expect(states.toSorted()).toEqual(['open', 'paid']);
  });

  test('nobody but an administrator begins a payment, and without a gateway nobody does', async () => {
    const { hospital, licenseInvoiceId } = await aPayer();
    for (const role of ['doctor', 'receptionist'] as const) {
      const caller = await hospital.as(role);
      const begun = caller.call(online.startOnlinePayment, { licenseInvoiceId });
      await expect(begun).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const without = openTestSystem(postgres);
    const other = await without.aHospital();
    const admin = await other.as('tenant_admin');
    const invoice = await aLicenseInvoice(without, other.tenantId);
    const begun = admin.call(online.startOnlinePayment, { licenseInvoiceId: invoice });
    await expect(begun).rejects.toMatchObject({ code: 'NO_PAYMENT_GATEWAY' });
    expect((await admin.call(readSubscription, {})).canPayOnline).toBe(false);
    await without.close();
  });

  test('a payment of which nothing is known for two days is given up, and still counts when it arrives', async () => {
    const payer = await aPayer();
    opened.clock.advance(49 * 3_600_000);
    await opened.system.runMinuteJobs();
    const again = { ...payer, admin: await payer.hospital.as('tenant_admin') };
    const status = async () =>
      (await again.admin.call(online.readOnlinePayment, { onlinePaymentId: payer.id })).status;
    await expect.poll(status).toBe('expired');
    await tell(payer.paid);
    expect(await status()).toBe('paid');
  });
});
