import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '#database/constraint-errors.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { getCase } from '../cases/case.contract.ts';
import { confirmCase, recordConsent, startCase } from '../cases/steps/case-steps.contract.ts';
import { aBookedCase, aSignature } from '../surgery.fixture.ts';
import { onAnotherDay, tickRequired } from '../theatre-papers.fixture.ts';
import { consentTexts } from './consent-texts.ts';
import * as contract from './consent.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const sign = (
  caseId: string,
  version: number,
  part: Partial<CallRequest<typeof contract.signConsent>> = {},
) =>
  admin.call(contract.signConsent, {
    ...{ caseId, version, signedBy: 'Karim Uddin', relation: 'Father' },
    agreedTo: ['operation', 'blood'],
    textVersion: 'operation-1',
    signature: aSignature,
    ...part,
  });

test('a drawn signature is kept with the words that were signed, whatever the case says later', async () => {
  const { id: caseId } = await aBookedCase(admin, { site: 'Right lower abdomen' });
  const signed = await sign(caseId, 1);
  expect(signed.consent).toMatchObject({
    signedBy: 'Karim Uddin',
    relation: 'Father',
    isSignedOnScreen: true,
  });
  const stored = await admin.call(contract.getCaseConsents, { caseId });
  expect(stored.signed).toMatchObject({
    way: 'drawn',
    strokes: aSignature.strokes,
    textVersion: 'operation-1',
    signedAt: opened.clock.now().toISOString(),
    content: { site: 'Right lower abdomen', explained: consentTexts['operation-1'].explained.description },
  });
  expect(stored.signed!.content!.statements.map(({ isAgreed }) => isAgreed)).toEqual([true, false, true]);
  const paper = { kind: 'signed' as const, signedBy: 'Somebody else' };
  for (const another of [
    () => admin.call(recordConsent, { caseId, version: 2, consent: paper }),
    () => sign(caseId, 2),
  ]) {
    await expect(another()).rejects.toMatchObject({ code: 'CONSENT_SIGNED' });
  }
});

test('a typed name must be that of the signer, and nothing is signed without agreeing to the operation', async () => {
  const { id: caseId } = await aBookedCase(admin);
  const typed = (name: string) => ({ kind: 'typed' as const, name, isSignature: true as const });
  const refused = [{ signature: typed('Somebody else') }, { agreedTo: ['blood' as const] }];
  for (const part of refused) {
    await expect(sign(caseId, 1, part)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
  expect((await sign(caseId, 1, { signature: typed('karim  uddin') })).consent).not.toBeNull();
});

test('a withdrawn consent stays to be read, and the operation does not start without another', async () => {
  const { id: caseId } = await aBookedCase(admin);
  await sign(caseId, 1);
  await admin.call(confirmCase, { caseId, version: 2 });
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  const reason = 'Wants to think about it';
  const withdrawn = await admin.call(contract.withdrawConsent, { caseId, version: 3, reason });
  expect(withdrawn.consent).toBeNull();
  const start = admin.call(startCase, { caseId, version: 4, ...onAnotherDay });
  await expect(start).rejects.toMatchObject({ code: 'CONSENT_MISSING' });
  const { signed, withdrawn: kept } = await admin.call(contract.getCaseConsents, { caseId });
  expect([signed, kept]).toMatchObject([null, [{ signedBy: 'Karim Uddin', reason }]]);
  await sign(caseId, 4);
  expect((await admin.call(startCase, { caseId, version: 5, ...onAnotherDay })).status).toBe('in_progress');
  const late = admin.call(contract.withdrawConsent, { caseId, version: 6, reason });
  await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
});

test('no statement of the program changes what was signed, and others neither sign nor read it', async () => {
  const { id: caseId } = await aBookedCase(admin);
  await sign(caseId, 1);
  const { tenantId } = hospital;
  for (const table of ['surgical_consent', 'surgical_consent_withdrawal'] as const) {
    const written = await opened.database
      .inTenant(tenantId, 'write', (db) =>
        db.updateTable(table).set({ signed_by: 'Forged' }).where('tenant_id', '=', tenantId).execute(),
      )
      .catch((error: unknown) => sqlState(error));
    expect(written).toBe('42501');
  }
  const nurse = await hospital.as('nurse');
  const wish = { caseId, version: 2, reason: 'x' };
  await expect(nurse.call(contract.withdrawConsent, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  const tried = [
    stranger.call(contract.getCaseConsents, { caseId }),
    stranger.call(contract.withdrawConsent, wish),
  ];
  await Promise.all(tried.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })));
  expect((await admin.call(getCase, { caseId })).consent).not.toBeNull();
});
