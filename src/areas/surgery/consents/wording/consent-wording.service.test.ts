import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { recordConsent } from '../../cases/steps/case-steps.contract.ts';
import { createProcedure } from '../../procedures/procedure.contract.ts';
import { aBookedCase, aConsent, aSignature } from '../../surgery.fixture.ts';
import { getCaseConsents, signConsent } from '../consent.contract.ts';
import * as contract from './consent-wording.contract.ts';
import { shippedWording } from './shipped-wording.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const bengali = {
  name: 'হার্নিয়া অপারেশন',
  done: 'কাটা জায়গা সেলাই করা হবে।',
  risks: 'আবার হার্নিয়া হতে পারে।',
  alternatives: 'বেল্ট পরা যায়।',
  without: 'অন্ত্র আটকে যেতে পারে।',
};
const words = { en: null, bn: bengali };

let made = 0;
async function aProcedure(): Promise<string> {
  made += 1;
  const { id } = await admin.call(createProcedure, { name: `Hernia repair ${made}`, usualDuration: 60 });
  return id;
}

test('the words of a procedure are signed in the language of the patient, and stay when they change', async () => {
  const procedureId = await aProcedure();
  expect(await admin.call(contract.addProcedureWording, { procedureId, version: 0, words })).toMatchObject({
    version: 1,
    words,
  });
  const { id: caseId } = await aBookedCase(admin, { procedureId });
  const bn = { language: 'bn' as const, ownRisks: null, caseId, version: 1 };
  const textVersion = 'operation-2 procedure-1';
  // English has no words of the risks, so that the surgeon writes them.
  await expect(
    admin.call(signConsent, { ...aConsent({ ownRisks: null }), caseId, version: 1 }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', facts: { fields: { ownRisks: expect.anything() } } });
  await expect(admin.call(signConsent, { ...aConsent(), ...bn })).rejects.toMatchObject({
    code: 'CONSENT_TEXT_CHANGED',
  });
  await admin.call(signConsent, { ...aConsent({ textVersion }), ...bn });
  const changed = { en: null, bn: { ...bengali, risks: 'রক্তপাত' } };
  await admin.call(contract.addProcedureWording, { procedureId, version: 1, words: changed });
  const { signed } = await admin.call(getCaseConsents, { caseId });
  expect(signed).toMatchObject({ textVersion, content: { localName: bengali.name } });
  expect(signed!.content!.parts.map(({ text }) => text)).toEqual([
    bengali.done,
    bengali.alternatives,
    bengali.without,
    bengali.risks,
    shippedWording.bn.risks,
  ]);
  const now = await admin.call(contract.getConsentWording, { procedureId });
  expect(now.procedure).toMatchObject({ version: 2, words: changed });
});

test('a hospital that wants a witness has one sign every consent', async () => {
  const own = await opened.aHospital();
  const head = await own.as('tenant_admin');
  const { general } = await head.call(contract.getConsentWording, {});
  expect(general).toMatchObject({ version: 0, needsWitness: false, words: shippedWording });
  const added = { version: 0, needsWitness: true, words: general.words };
  expect(await head.call(contract.addGeneralWording, added)).toMatchObject({
    version: 1,
    needsWitness: true,
  });
  await expect(head.call(contract.addGeneralWording, added)).rejects.toMatchObject({
    code: 'STALE',
    facts: { current: { version: 1 } },
  });
  const { id: caseId } = await aBookedCase(head);
  const consent = { ...aConsent({ textVersion: 'hospital-1' }), caseId, version: 1 };
  await expect(head.call(signConsent, consent)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    facts: { fields: { 'witness.name': expect.anything() } },
  });
  const { id: onPaper } = await aBookedCase(head);
  const names = { signedBy: 'Karim Uddin', explainedBy: 'Farhan Chowdhury' };
  const paper = head.call(recordConsent, {
    ...{ caseId: onPaper, version: 1 },
    consent: { kind: 'signed', ...names },
  });
  await expect(paper).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    facts: { fields: { 'consent.witness': expect.anything() } },
  });
  const witness = { name: 'Salma Begum', relation: 'Nurse', signature: aSignature };
  expect((await head.call(signConsent, { ...consent, witness })).consent).toMatchObject({
    isComplete: false,
  });
});

test('only who keeps the theatres writes them, in one language at least, and no other hospital', async () => {
  const procedureId = await aProcedure();
  const input = { procedureId, version: 0, words };
  const nothing = { ...input, words: { en: null, bn: null } };
  await expect(admin.call(contract.addProcedureWording, nothing)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  const nurse = await hospital.as('nurse');
  await expect(nurse.call(contract.addProcedureWording, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  for (const attempt of [
    () => stranger.call(contract.addProcedureWording, input),
    () => stranger.call(contract.getConsentWording, { procedureId }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  expect((await admin.call(contract.getConsentWording, { procedureId })).procedure?.version).toBe(0);
});
