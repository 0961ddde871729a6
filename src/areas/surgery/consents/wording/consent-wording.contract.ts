import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { issue } from './consent-wording.issues.ts';

/** What every consent says, in one language. */
export const generalWords = z.strictObject({
  explained: requiredText(2000),
  risks: requiredText(4000),
  operation: requiredText(1000),
  more: requiredText(1000),
  blood: requiredText(1000),
  takeBack: requiredText(1000),
});

/** What the consent to one procedure says besides, in one language. */
const procedureWords = z.strictObject({
  /** What the patient calls it; the name of the catalogue where it is left out. */
  name: optionalText(200),
  done: requiredText(4000),
  risks: requiredText(4000),
  alternatives: requiredText(4000),
  without: requiredText(4000),
});

export type ProcedureWords = z.output<typeof procedureWords>;

const generalInBoth = z.strictObject({ en: generalWords, bn: generalWords });
const procedureInBoth = z.strictObject({ en: procedureWords.nullable(), bn: procedureWords.nullable() });

const added = {
  /** 0 before the hospital has written its own; one more with each of them. */
  version: z.number().int(),
  addedByName: z.string().nullable(),
  addedAt: z.string().nullable(),
};

export const generalWording = z.strictObject({
  ...added,
  /** A witness signs every consent, and not only where the patient cannot write. */
  needsWitness: z.boolean(),
  words: generalInBoth,
});

export type GeneralWording = z.output<typeof generalWording>;

export const procedureWording = z.strictObject({ ...added, words: procedureInBoth });

export type ProcedureWording = z.output<typeof procedureWording>;

const consentWording = z.strictObject({
  general: generalWording,
  /** Null where no procedure was asked for. */
  procedure: procedureWording.nullable(),
});

export type ConsentWording = z.output<typeof consentWording>;

const procedureId = z.uuid();
const version = z.number().int().min(0);

export const getConsentWording = defineCall('consentWording.get', {
  address: 'GET /consent-wording',
  access: 'surgery.read',
  summary: 'Read what a consent says now, in English and Bengali, and what that of a procedure says besides',
  input: z.strictObject({ procedureId: procedureId.optional() }),
  output: consentWording,
});

export const addGeneralWording = defineCall('consentWording.addGeneral', {
  address: 'POST /consent-wording',
  access: 'theatre.admin',
  summary: 'Say what every consent says from now on; what was signed keeps its words',
  input: z.strictObject({ version, needsWitness: z.boolean(), words: generalInBoth }),
  output: generalWording,
  errors: ['STALE'],
});

export const addProcedureWording = defineCall('consentWording.addForProcedure', {
  address: 'POST /surgical-procedures/{procedureId}/consent-wording',
  access: 'theatre.admin',
  summary: 'Say what the consent to a procedure says from now on; what was signed keeps its words',
  input: z.strictObject({
    procedureId,
    version,
    words: procedureInBoth.refine(({ en, bn }) => en !== null || bn !== null, {
      path: ['en', 'done'],
      message: issue('oneLanguage'),
    }),
  }),
  output: procedureWording,
  errors: ['STALE'],
});
