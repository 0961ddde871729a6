import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import { listPayments } from '#areas/platform/payments/client-payment.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { writeBase64 } from '#kernel/base64.ts';
import { newId } from '#kernel/ids.ts';
import type { Caller, TestSystem } from '#testing/hospital.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { insertLicenseInvoice } from './invoices/license-invoice.queries.ts';
import { registerInvoices } from './receivables/client-invoice.queries.ts';
import { insertOnlinePayment } from './online/online-payment.queries.ts';
import { addProofFile } from './proofs/files/proof-file.contract.ts';
import { submitProof } from './proofs/payment-proof.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    licenseInvoice: string;
    clientPayment: string;
    onlinePayment: string;
    proofFile: string;
  }
}

const dayMs = 86_400_000;

// No two invoices of a hospital are for the same period.
let asked = 0;

/** Asks a hospital for a period that no other invoice is for, at the operator's as well if there is one; returns the id. */
export async function aLicenseInvoice(
  { database, clock }: Pick<TestSystem, 'database' | 'clock'>,
  tenantId: string,
  part: { planName?: string; amountMinor?: number; inDays?: number } = {},
): Promise<string> {
  const id = newId();
  const now = clock.now().getTime();
  asked += 1;
  const from = now + (part.inDays ?? 10) * dayMs + asked;
  const at = new Date(now).toISOString();
  const invoice = await database.inTenant(tenantId, 'write', (db) =>
    insertLicenseInvoice(db, {
      tenant_id: tenantId,
      id,
      number: `SUB-${id.slice(-12)}`,
      plan_code: 'small',
      plan_name: part.planName ?? 'Small',
      amount_minor: part.amountMinor ?? 1200,
      currency_code: 'BDT',
      period_from: new Date(from).toISOString(),
      period_to: new Date(from + 30 * dayMs).toISOString(),
      due_on: new Date(from).toISOString().slice(0, 10),
      status: 'open',
      paid_at: null,
      paid_until: null,
      created_at: at,
      updated_at: at,
      version: 1,
    }),
  );
  const platform = await database.onPlatform((db) =>
    db.selectFrom('tenant').select('id').where('is_platform', '=', true).limit(1).executeTakeFirst(),
  );
  if (platform) {
    const { id: operatorId } = platform;
    await database.inTenant(operatorId, 'write', (db) =>
      registerInvoices({ db, tenantId: operatorId }, [invoice]),
    );
  }
  return id;
}

/** What somebody types who has paid the invoice; the transaction is nobody else's. */
export function aProof(
  licenseInvoiceId: string,
  part: Partial<CallRequest<typeof submitProof>> = {},
): CallRequest<typeof submitProof> {
  return {
    licenseInvoiceId,
    method: 'bkash',
    payerName: 'Accounts Office',
    payerPhone: '+880 1711 555 010',
    transactionId: newId(),
    amountMinor: 1200,
    currencyCode: 'BDT',
    paidOn: '2026-01-05',
    ...part,
  };
}

/** A picture of a receipt that somebody of a hospital has added; returns its id. */
export async function aProofFile(admin: Caller, name = 'receipt.png'): Promise<string> {
  const { id } = await admin.call(addProofFile, { name, content: writeBase64(aPng(32, 32)) });
  return id;
}

/** A payment that somebody of a hospital began on the page of a gateway. */
export async function anOnlinePayment(
  { database, clock }: Pick<TestSystem, 'database' | 'clock'>,
  tenantId: string,
  invoiceId: string,
): Promise<string> {
  const id = newId();
  const at = clock.now().toISOString();
  await database.inTenant(tenantId, 'write', async (db) => {
    const person = await db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertOnlinePayment(db, {
      tenant_id: tenantId,
      id,
      invoice_id: invoiceId,
      amount_minor: 1200,
      currency_code: 'BDT',
      status: 'failed',
      proof_id: null,
      ask_at: null,
      started_by: person.id,
      started_at: at,
      settled_at: at,
    });
  });
  return id;
}

export const subscriptionsFixture: AreaFixture = {
  name: 'subscriptions',
  after: ['people'],
  fields: {
    licenseInvoiceId: 'licenseInvoice',
    clientPaymentId: 'clientPayment',
    onlinePaymentId: 'onlinePayment',
    proofFileId: 'proofFile',
    // Of the wallet or bank.
    'paymentProofs.submit transactionId': 'not ours',
  },
  async makeMarked({ opened, hospital, admin, mark }) {
    const { operator } = await aPlatform(opened);
    const licenseInvoice = await aLicenseInvoice(opened, hospital.tenantId, { planName: mark });
    const proofFile = await aProofFile(admin, mark);
    const proof = aProof(licenseInvoice, { payerName: mark, proofFileId: proofFile });
    const { id: clientPayment } = await admin.call(submitProof, proof);
    // The operator reads it as well.
    await operator.call(listPayments, { search: proof.transactionId });
    const onlinePayment = await anOnlinePayment(opened, hospital.tenantId, licenseInvoice);
    return { licenseInvoice, clientPayment, onlinePayment, proofFile };
  },
  // An invoice is written by the operator's job: nobody of a hospital writes any text of it.
  fillWithTexts: async () => ({}),
  screens: { '/dashboard/license-billing': { heading: 'Subscription & Billing' } },
};
