import { advanceCounters } from '#database/counters.ts';
import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import type { AgreedPlan } from '../changes/agreed-plan.ts';
import { sellerNow } from '../operator/operator.service.ts';
import { registerInvoices } from '../receivables/client-invoice.queries.ts';
import {
  insertLicenseInvoice,
  licenseInvoiceCounter,
  licenseInvoiceNumber,
} from './license-invoice.queries.ts';

export type InvoiceContext = Pick<
  CallContext,
  'db' | 'tenantId' | 'clock' | 'audit' | 'announce' | 'atOperator'
>;

interface AskedInvoice {
  kind: 'period' | 'upgrade';
  amountMinor: number;
  periodFrom: string;
  periodTo: string;
  /** YYYY-MM-DD in the hospital's zone. */
  dueOn: string;
}

/** Asks the hospital for an amount, with the next number of the operator's series; returns the number. */
export async function writeInvoice(
  context: InvoiceContext,
  plan: Pick<AgreedPlan, 'plan_code' | 'plan_name' | 'currency_code'>,
  asked: AskedInvoice,
): Promise<string> {
  const { db, tenantId, clock, audit, announce } = context;
  const { number, seller } = await context.atOperator(async (operator) => {
    const taken = await advanceCounters(operator.db, operator.tenantId, { [licenseInvoiceCounter]: 1 });
    return {
      number: licenseInvoiceNumber.format(taken[licenseInvoiceCounter]),
      seller: await sellerNow(operator),
    };
  });
  const at = clock.now().toISOString();
  const id = newId();
  const { plan_code, plan_name, currency_code } = plan;
  const invoice = await insertLicenseInvoice(db, {
    tenant_id: tenantId,
    id,
    number,
    kind: asked.kind,
    plan_code,
    plan_name,
    amount_minor: asked.amountMinor,
    currency_code,
    period_from: asked.periodFrom,
    period_to: asked.periodTo,
    due_on: asked.dueOn,
    status: 'open',
    paid_at: null,
    paid_until: null,
    seller: JSON.stringify(seller),
    created_at: at,
    updated_at: at,
    version: 1,
  });
  await context.atOperator(async (operator) => {
    await registerInvoices(operator, [invoice]);
    operator.announce('client-invoices');
  });
  const newValues = { number, currencyCode: currency_code, ...asked };
  audit({ action: 'CREATE', resource: 'license_invoices', resourceId: id, newValues });
  announce('subscription');
  return number;
}
