import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '#database/constraint-errors.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { getCase } from '../cases/case.contract.ts';
import { confirmCase, recordConsent, startCase } from '../cases/steps/case-steps.contract.ts';
import { aBookedCase, aConsent, aSignature } from '../surgery.fixture.ts';
import { onAnotherDay, tickRequired } from '../theatre-papers.fixture.ts';
import * as contract from './consent.contract.ts';
import { shippedWording } from './wording/shipped-wording.ts';

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
    ...aConsent({ agreedTo: ['operation', 'blood'], ...part }),
    caseId,
    version,
  });

const asSurgeon = (caseId: string, version: number) =>
  admin.call(contract.signAsSurgeon, { caseId, version, signature: aSignature });

const aWitness = { name: 'Salma Begum', relation: 'Aunt', signature: aSignature };

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
    textVersion: 'operation-2',
    signedAt: opened.clock.now().toISOString(),
    language: 'en',
    content: { site: 'Right lower abdomen', explained: shippedWording.en.explained },
  });
  expect(stored.signed!.content!.parts).toEqual([
    { title: 'Risks of this operation', text: 'Injury of the bowel' },
    { title: 'Risks of every operation', text: shippedWording.en.risks },
  ]);
  expect(stored.signed!.content!.statements.map(({ isAgreed }) => isAgreed)).toEqual([true, false, true]);
  const paper = { kind: 'signed' as const, signedBy: 'Somebody else', explainedBy: 'The surgeon' };
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
  const refused = [
    { signature: typed('Somebody else'), witness: aWitness },
    { agreedTo: ['blood' as const] },
    { ownRisks: null },
  ];
  for (const part of refused) {
    await expect(sign(caseId, 1, part)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  }
  const signature = typed('karim  uddin');
  expect((await sign(caseId, 1, { signature, witness: aWitness })).consent).not.toBeNull();
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
  await asSurgeon(caseId, 5);
  expect((await admin.call(startCase, { caseId, version: 6, ...onAnotherDay })).status).toBe('in_progress');
  const late = admin.call(contract.withdrawConsent, { caseId, version: 7, reason });
  await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
});

test('no statement of the program changes what was signed, and others neither sign nor read it', async () => {
  const { id: caseId } = await aBookedCase(admin);
  await sign(caseId, 1);
  const { tenantId } = hospital;
  await asSurgeon(caseId, 2);
  const signedTables = [
    'surgical_consent',
    'surgical_consent_signature',
    'surgical_consent_withdrawal',
  ] as const;
  for (const table of signedTables) {
    const written = await opened.database
      .inTenant(tenantId, 'write', (db) =>
        db.updateTable(table).set({ signed_by: 'Forged' }).where('tenant_id', '=', tenantId).execute(),
      )
      .catch((error: unknown) => sqlState(error));
    expect(written).toBe('42501');
  }
  const nurse = await hospital.as('nurse');
  const wish = { caseId, version: 3, reason: 'x' };
  await expect(nurse.call(contract.withdrawConsent, wish)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  const tried = [
    stranger.call(contract.getCaseConsents, { caseId }),
    stranger.call(contract.withdrawConsent, wish),
  ];
  await Promise.all(tried.map((one) => expect(one).rejects.toMatchObject({ code: 'NOT_FOUND' })));
  expect((await admin.call(getCase, { caseId })).consent).not.toBeNull();
});

test('a consent on paper names the surgeon who signed it and its witness, who are others than who signs', async () => {
  const { id: caseId } = await aBookedCase(admin);
  const record = (explainedBy: string, witness: string | null) =>
    admin.call(recordConsent, {
      caseId,
      version: 1,
      consent: { kind: 'signed', signedBy: 'Karim Uddin', explainedBy, witness },
    });
  const faulty = [
    { explainedBy: 'karim uddin', witness: null, field: 'consent.explainedBy' },
    { explainedBy: 'Farhan Chowdhury', witness: 'Karim  Uddin', field: 'consent.witness' },
    { explainedBy: 'Farhan Chowdhury', witness: 'farhan chowdhury', field: 'consent.witness' },
  ];
  for (const { explainedBy, witness, field } of faulty) {
    await expect(record(explainedBy, witness)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: expect.anything() } },
    });
  }
  const { consent, version } = await record('Farhan Chowdhury', 'Salma Begum');
  expect(consent).toMatchObject({
    explainedBy: 'Farhan Chowdhury',
    witness: 'Salma Begum',
    isComplete: true,
  });
  await admin.call(contract.withdrawConsent, { caseId, version, reason: 'Wants to think about it' });
  const signed = await sign(caseId, version + 1);
  expect(signed.consent).toMatchObject({ explainedBy: null, witness: null });
});

test('who cannot write signs before a witness, who is neither they nor a surgeon of the case', async () => {
  const { id: caseId, surgeon } = await aBookedCase(admin);
  const mark = { signature: { ...aSignature, kind: 'mark' as const } };
  const witnesses = [null, { ...aWitness, name: ' KARIM uddin' }, { ...aWitness, name: surgeon!.name }];
  for (const witness of witnesses) {
    await expect(sign(caseId, 1, { ...mark, witness })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { 'witness.name': expect.anything() } },
    });
  }
  await sign(caseId, 1, { ...mark, witness: aWitness });
  const { signed } = await admin.call(contract.getCaseConsents, { caseId });
  expect(signed).toMatchObject({ way: 'mark', signatures: [{ part: 'witness', name: 'Salma Begum' }] });
});

test('the consent is given once the surgeon has signed in the own name, and starts no operation before', async () => {
  const { id: caseId } = await aBookedCase(admin);
  expect((await sign(caseId, 1, { language: 'bn', ownRisks: 'রক্তপাত' })).consent).toMatchObject({
    isComplete: false,
  });
  await admin.call(confirmCase, { caseId, version: 2 });
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  await expect(admin.call(startCase, { caseId, version: 3, ...onAnotherDay })).rejects.toMatchObject({
    code: 'CONSENT_INCOMPLETE',
  });
  const typed = { kind: 'typed' as const, name: 'Somebody else', isSignature: true as const };
  await expect(
    admin.call(contract.signAsSurgeon, { caseId, version: 3, signature: typed }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const nurse = await hospital.as('nurse');
  await expect(
    nurse.call(contract.signAsSurgeon, { caseId, version: 3, signature: aSignature }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await asSurgeon(caseId, 3)).consent).toMatchObject({ isComplete: true });
  await expect(asSurgeon(caseId, 4)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect((await admin.call(startCase, { caseId, version: 4, ...onAnotherDay })).status).toBe('in_progress');
  const { signed } = await admin.call(contract.getCaseConsents, { caseId });
  expect(signed).toMatchObject({ language: 'bn', isComplete: true, signatures: [{ part: 'surgeon' }] });
  expect(signed!.content!.explained).toBe(shippedWording.bn.explained);
});
