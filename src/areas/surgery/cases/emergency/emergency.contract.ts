import { z } from 'zod';
import { lateReasonText } from '#areas/settings/late-reason.public.ts';
import { defineCall } from '#kernel/define-call.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { caseFields } from '../booking/booking.contract.ts';
import { surgicalCase } from '../case.contract.ts';
import { issue } from '../case.issues.ts';

/** What there is of a consent in an emergency: somebody signed, or why nobody could. */
export const emergencyConsent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('signed'),
    signedBy: requiredText(200),
    /** How the signer is related to the patient; left out where the patient signed. */
    relation: optionalText(100),
  }),
  z.strictObject({ kind: z.literal('waived'), reason: requiredText(500) }),
]);

/** What is typed of an operation that cannot wait for a booking. */
export const emergencyFields = {
  patientId: z.uuid(issue('patientMissing')),
  procedureId: caseFields.procedureId,
  procedureName: caseFields.procedureName,
  site: caseFields.site,
  theatreId: z.uuid(issue('theatreMissing')),
  surgeonId: caseFields.surgeonId,
  assistantSurgeonId: caseFields.assistantSurgeonId,
  anesthesiologistId: caseFields.anesthesiologistId,
  nurseIds: caseFields.nurseIds,
  estimatedDuration: caseFields.estimatedDuration,
};

export const startEmergency = defineCall('surgicalCases.startEmergency', {
  address: 'POST /surgical-emergencies',
  access: 'surgery.operate',
  summary:
    'Book, confirm and start an emergency in one step without its complete checklist, by name and with a reason; all of it or nothing',
  input: z.strictObject({
    ...emergencyFields,
    nurseIds: emergencyFields.nurseIds.default([]),
    estimatedDuration: emergencyFields.estimatedDuration.default(60),
    /** May be left out for a procedure of the catalogue that has no side. */
    laterality: caseFields.laterality.optional(),
    /** Why it cannot wait. */
    reason: requiredText(500),
    consent: emergencyConsent,
    startedAt: instantText().optional(),
    lateReason: lateReasonText().optional(),
  }),
  output: surgicalCase,
  errors: ['THEATRE_OCCUPIED'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      procedureName: 'Laparotomy',
      laterality: 'not_applicable',
      theatreId: '01980000-0000-7000-8000-0000000000f1',
      surgeonId: '01980000-0000-7000-8000-000000000012',
      reason: 'Ruptured spleen, pressure falling',
      consent: { kind: 'waived', reason: 'Unconscious, nobody with the patient' },
    },
  },
});
