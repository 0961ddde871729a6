import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { currencyOf } from '#kernel/money/currencies.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type { PaymentGateway, PaymentReport } from '#kernel/payments/payment-gateway.ts';
import { askOutside } from '../messages/outgoing-request.ts';

/** Where the operator's gateway is, and by what it knows this server. */
export interface GatewayPlace {
  /** The page on which payers pay. */
  page: string;
  /** The address that tells of a payment; its reference is put behind it. */
  state: string;
  /** What the gateway calls the operator. */
  merchant: string;
  /** Signs in both directions. */
  secret: string;
}

export interface GatewayOptions extends GatewayPlace {
  /** Where people and the gateway reach this server, without a slash at the end. */
  publicUrl: string;
  timeoutMs?: number;
}

/** Where the gateway sends what it tells by itself. */
export const callbackPath = '/callbacks/payment';

const usualTimeoutMs = 20_000;
/** Amounts beyond that are no payment of an invoice. */
const mostMinor = 1_000_000_000_000;

const told = z.discriminatedUnion('status', [
  z.object({ reference: z.string().max(100), status: z.enum(['failed', 'pending']) }),
  z.object({
    reference: z.string().max(100),
    status: z.literal('paid'),
    transaction: z.string().regex(/^[\x21-\x7e]{4,64}$/),
    amount: z.number().int().min(1).max(mostMinor),
    currency: z.string().refine((code) => currencyOf(code) !== undefined),
  }),
]);

/**
 * A gateway with a page of its own and signed callbacks. Every signature is HMAC-SHA256 in hexadecimal: of an address over
 * its query, of a message as `t=<seconds>,v1=<signature>` over `<seconds>.<body>`. Amounts are in minor units.
 */
export function signedGateway(options: GatewayOptions): PaymentGateway {
  const { page, state, merchant, secret, publicUrl, timeoutMs = usualTimeoutMs } = options;
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
  return {
    start({ reference, amountMinor, currencyCode, description, returnPath }) {
      const url = new URL(page);
      const asked = {
        merchant,
        reference,
        amount: String(amountMinor),
        currency: currencyCode,
        description,
        return: publicUrl + returnPath,
        callback: publicUrl + callbackPath,
      };
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
      url.searchParams.set('signature', sign(url.search.slice(1)));
      return url.href;
    },
    readCallback({ body, signature }, now) {
      const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      if (seconds === undefined || given === undefined) return null;
      if (!timingSafeEqual(Buffer.from(given), Buffer.from(sign(`${seconds}.${body}`)))) return null;
      const apartMs = Math.abs(now.getTime() - Number(seconds) * 1000);
      if (apartMs > timeLimits.paymentCallbackMinutes * 60_000) return null;
      return readReport(body);
    },
    async ask(reference, now) {
      const url = new URL(`${state.replace(/\/$/, '')}/${encodeURIComponent(reference)}`);
      const seconds = Math.floor(now.getTime() / 1000);
      const headers = {
        'openward-merchant': merchant,
        'openward-signature': `t=${seconds},v1=${sign(`${seconds}.${reference}`)}`,
      };
      // The operator named the address, so it may be one of their own network.
      const asked = { method: 'GET', headers, body: '' };
      const answer = await askOutside(url, asked, { allowsInside: true, timeoutMs }, () => {});
      // Nobody has opened the page yet.
      if (answer.status === 404) return { reference, status: 'pending', paid: null };
      const report = answer.status === 200 ? readReport(answer.body) : null;
      if (report?.reference === reference) return report;
      throw new Error(`The payment gateway answered ${answer.status} without telling of the payment.`);
    },
  };
}

function readReport(body: string): PaymentReport | null {
  const found = told.safeParse(parsed(body)).data;
  if (!found) return null;
  const { reference, status } = found;
  if (found.status !== 'paid') return { reference, status, paid: null };
  const { transaction: transactionId, amount: amountMinor, currency: currencyCode } = found;
  return { reference, status, paid: { transactionId, amountMinor, currencyCode } };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
