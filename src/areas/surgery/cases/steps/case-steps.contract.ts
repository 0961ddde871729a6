import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { caseId, surgicalCase } from '../case.contract.ts';
import { startDoubts } from './start-doubts.rules.ts';

/** Why it is written down later than it was. */
const lateReason = lateReasonText().optional();
const planning = ['theatre.schedule', 'surgery.operate'] as const;

export const confirmCase = defineCall('surgicalCases.confirm', {
  address: 'POST /surgical-cases/{caseId}/confirmation',
  access: [...planning],
  summary: 'Confirm a scheduled case that has a theatre and a time',
  input: z.strictObject({ caseId, version: seenVersion }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE'],
});

export const postponeCase = defineCall('surgicalCases.postpone', {
  address: 'POST /surgical-cases/{caseId}/postponement',
  access: [...planning],
  summary: 'Put off a case that has not begun: its theatre and its team are free at once',
  input: z.strictObject({ caseId, version: seenVersion, reason: requiredText(500) }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE'],
});

export const cancelCase = defineCall('surgicalCases.cancel', {
  address: 'POST /surgical-cases/{caseId}/cancellation',
  access: [...planning],
  summary: 'Cancel a case that has not begun',
  input: z.strictObject({ caseId, version: seenVersion, reason: requiredText(500) }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE'],
});

export const recordConsent = defineCall('surgicalCases.recordConsent', {
  address: 'POST /surgical-cases/{caseId}/consent',
  access: [...planning, 'surgery.nursing'],
  summary:
    'Record who signed the consent on paper and when, with the surgeon and the witness; in an emergency, why there is none',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    consent: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('signed'),
        signedBy: requiredText(200),
        /** How the signer is related to the patient; left out where the patient signed. */
        relation: optionalText(100),
        /** The surgeon who explained the operation, as the paper is signed. */
        explainedBy: requiredText(200),
        /** As the paper is signed; needed where the hospital has a witness sign every consent, but in an emergency. */
        witness: optionalText(200),
        signedAt: instantText().optional(),
      }),
      z.strictObject({ kind: z.literal('waived'), reason: requiredText(500) }),
    ]),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CONSENT_SIGNED', 'CONSENT_FOR_OTHER'],
});

export const startCase = defineCall('surgicalCases.start', {
  address: 'POST /surgical-cases/{caseId}/start',
  access: ['surgery.operate', 'surgery.nursing'],
  summary:
    'Start a confirmed operation, now or at a time that has passed, once side, consent for it and safety checks are there',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    startedAt: instantText().optional(),
    lateReason,
    /** Goes on without the safety checks in an emergency; recorded with who and why. */
    override: z.strictObject({ reason: requiredText(500) }).optional(),
    /** What is unusual about this start and was confirmed, each by its name. */
    confirmed: z.array(z.enum(startDoubts)).max(startDoubts.length).default([]),
  }),
  output: surgicalCase,
  errors: [
    'STALE',
    'WRONG_STATE',
    'SIDE_MISSING',
    'CONSENT_MISSING',
    'CONSENT_INCOMPLETE',
    'CONSENT_FOR_OTHER',
    'START_UNCONFIRMED',
    'SAFETY_CHECKS_MISSING',
    'THEATRE_OCCUPIED',
  ],
});

export const completeCase = defineCall('surgicalCases.complete', {
  address: 'POST /surgical-cases/{caseId}/completion',
  access: ['surgery.operate', 'surgery.nursing'],
  summary:
    'Complete an operation that is under way, now or at a time that has passed, once the safety checks and agreeing counts are there',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    endedAt: instantText().optional(),
    lateReason,
    /** Ends without the safety checks in an emergency; recorded with who and why. */
    override: z.strictObject({ reason: requiredText(500) }).optional(),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'SAFETY_CHECKS_MISSING', 'COUNTS_MISSING', 'COUNTS_DISAGREE'],
});
