import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { addProofFile } from '#areas/subscriptions/proofs/files/proof-file.contract.ts';
import { submitProof } from '#areas/subscriptions/proofs/payment-proof.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aLicenseInvoice, aProof, aProofFile } from '#areas/subscriptions/subscriptions.fixture.ts';
import { writeBase64 } from '#kernel/base64.ts';
import { type Caller, everyPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlan } from '#testing/staff/client.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { changeSubscription } from '../../clients/client.contract.ts';
import { listPayments, readPaymentFile } from '../client-payment.contract.ts';

const megabyte = 2 ** 20;

/** A PDF of about so many bytes, as base64. */
function aLongPdf(bytes: number): string {
  return writeBase64(new TextEncoder().encode(`%PDF-1.4\n${'%'.repeat(bytes)}\n%%EOF\n`));
}

describe.each(everyPostgres())('the file that comes with a payment on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  /** A hospital whose plan takes a megabyte of files. */
  async function aClient() {
    const { id: planId } = await aPlan(opened, { storageLimitMegabytes: 1 });
    const hospital = await opened.aHospital();
    const agreed = { clientId: hospital.tenantId, version: 0, planId, status: 'active' as const };
    await operator.call(changeSubscription, agreed);
    return { hospital, admin: await hospital.as('tenant_admin') };
  }

  test('is what its content is, belongs to one proof, and each opening by the operator is in the trail', async () => {
    const { hospital, admin } = await aClient();
    const page = writeBase64(new TextEncoder().encode('<script>alert(1)</script>'));
    await expect(admin.call(addProofFile, { name: 'receipt.png', content: page })).rejects.toMatchObject({
      facts: { fields: { content: { code: 'files.wrongType' } } },
    });
    const proofFileId = await aProofFile(admin, '../../receipt.png');
    const proof = aProof(await aLicenseInvoice(opened, hospital.tenantId), { proofFileId });
    const { id: clientPaymentId } = await admin.call(submitProof, proof);
    const { rows } = await operator.call(listPayments, { search: proof.transactionId });
    expect(rows).toMatchObject([{ hasFile: true }]);
    const opening = await operator.call(readPaymentFile, { clientPaymentId });
    expect(opening).toMatchObject({ name: 'receipt.png', contentType: 'image/png' });
    const trail = await operator.call(listAuditEntries, { resource: 'client_payments', action: 'VIEW' });
    expect(trail.rows.map(({ resourceId }) => resourceId)).toContain(clientPaymentId);
    const own = await admin.call(listAuditEntries, { resource: 'payment_proofs', action: 'VIEW' });
    expect(own.rows).toMatchObject([
      { resourceId: clientPaymentId, userId: null, fields: ['file', 'operator'] },
    ]);

    const again = aProof(await aLicenseInvoice(opened, hospital.tenantId), { proofFileId });
    await expect(admin.call(submitProof, again)).rejects.toMatchObject({
      facts: { fields: { proofFileId: { code: 'files.gone' } } },
    });
    const other = await aClient();
    const theirs = aProof(await aLicenseInvoice(opened, other.hospital.tenantId), { proofFileId });
    await expect(other.admin.call(submitProof, theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.admin.call(readPaymentFile, { clientPaymentId })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const nurse = await hospital.as('nurse');
    await expect(aProofFile(nurse)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('counts as stored: of many at once as many are taken as the plan has room for, also while unpaid', async () => {
    const { hospital, admin } = await aClient();
    const period_ends_at = new Date(opened.clock.now().getTime() - 60 * 86_400_000).toISOString();
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .updateTable('subscription')
        .set({ period_ends_at })
        .where('tenant_id', '=', hospital.tenantId)
        .execute(),
    );
    const content = aLongPdf(0.3 * megabyte);
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, () => admin.call(addProofFile, { name: 'receipt.pdf', content })),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(sent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'PLAN_LIMIT', facts: { what: 'storage', limit: megabyte } },
    });
    const { usage } = await admin.call(readSubscription, {});
    expect(usage.storage).toMatchObject({ limit: megabyte, isNear: true });
    expect(usage.storage.used).toBeGreaterThan(0.9 * megabyte);
    // What nobody hands in within a day is cleared away, so that there is room again.
    opened.clock.advance(25 * 3_600_000);
    const later = await hospital.as('tenant_admin');
    await later.call(addProofFile, { name: 'receipt.pdf', content });
    expect((await later.call(readSubscription, {})).usage.storage.used).toBeLessThan(0.4 * megabyte);
    const cleared = await later.call(listAuditEntries, { resource: 'proof_files', action: 'DELETE' });
    expect(cleared.rows).toHaveLength(3);
    expect(cleared.rows[0]).toMatchObject({ recordName: 'receipt.pdf', isGone: true });
  });
});
