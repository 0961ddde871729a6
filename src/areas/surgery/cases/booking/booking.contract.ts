import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { optionalText, requiredText } from '#kernel/text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { caseId, lateralities, surgicalCase, urgencies } from '../case.contract.ts';
import { issue } from '../case.issues.ts';

const earliest = '2000-01-01T00:00:00.000Z';
const latest = '2200-01-01T00:00:00.000Z';

const start = instantText(issue('startMissing')).refine(
  (text) => text >= earliest && text < latest,
  issue('startOutOfRange'),
);
const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** What a person types about a case. */
export const caseFields = {
  admissionId: orNull(z.uuid()),
  procedureId: orNull(z.uuid()),
  procedureName: requiredText(200, issue('procedureMissing')),
  procedureCode: optionalText(50),
  laterality: z.enum(lateralities, issue('sideMissing')),
  site: optionalText(200),
  preOpDiagnosis: optionalText(500),
  surgeonId: z.uuid(issue('surgeonMissing')),
  assistantSurgeonId: orNull(z.uuid()),
  anesthesiologistId: orNull(z.uuid()),
  nurseIds: z.array(z.uuid()).max(10),
  theatreId: orNull(z.uuid()),
  /** Null for a case on the waiting list. */
  scheduledStartTime: orNull(start),
  /** Minutes. */
  estimatedDuration: z
    .number(issue('durationOutOfRange'))
    .int(issue('durationOutOfRange'))
    .min(5, issue('durationOutOfRange'))
    .max(1440, issue('durationOutOfRange')),
  urgency: z.enum(urgencies),
  bloodNeeds: optionalText(500),
  equipmentNeeds: optionalText(500),
  fastingFrom: orNull(instantText()),
  notes: optionalText(2000),
};

/** Books an emergency over other cases; recorded with who and why. */
const overbook = z.strictObject({ reason: requiredText(500) });
export type Overbook = z.output<typeof overbook>;

/** Books a case into a session of others, or into a slot for emergencies; recorded with who and why. */
const outsideSession = z.strictObject({ reason: requiredText(500) });

export const createCase = defineCall('surgicalCases.create', {
  address: 'POST /surgical-cases',
  access: ['theatre.schedule', 'surgery.operate'],
  summary: 'Add a surgical case: with theatre and start it is booked, without a date it waits',
  input: z.strictObject({
    ...caseFields,
    patientId: z.uuid(issue('patientMissing')),
    /** May be left out for a procedure of the catalogue that has no side. */
    laterality: caseFields.laterality.optional(),
    nurseIds: caseFields.nurseIds.default([]),
    estimatedDuration: caseFields.estimatedDuration.default(60),
    urgency: caseFields.urgency.default('elective'),
    /** The consultation in which it is asked for, of the same patient. */
    consultationId: z.uuid().nullish(),
    overbook: overbook.optional(),
    outsideSession: outsideSession.optional(),
  }),
  output: surgicalCase,
  errors: ['CASE_CLASH', 'SESSION_TAKEN'],
  example: {
    input: {
      patientId: '01980000-0000-7000-8000-000000000001',
      procedureName: 'Laparoscopic cholecystectomy',
      laterality: 'not_applicable',
      surgeonId: '01980000-0000-7000-8000-000000000012',
      theatreId: '01980000-0000-7000-8000-0000000000f1',
      scheduledStartTime: '2026-03-04T03:00:00.000Z',
      estimatedDuration: 90,
    },
  },
});

/** What was used in an operation; the maximum number of pieces. */
export const maxEquipment = 50;
export const equipmentUsed = z.array(requiredText(200)).max(maxEquipment);

export const updateCase = defineCall('surgicalCases.update', {
  address: 'PATCH /surgical-cases/{caseId}',
  access: ['theatre.schedule', 'surgery.operate'],
  summary:
    'Change or move a case; fields left out stay, null clears an optional one. Once it has begun, pre-operative diagnosis, notes and the equipment used alone',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    admissionId: z.uuid().nullable().optional(),
    procedureId: z.uuid().nullable().optional(),
    procedureName: caseFields.procedureName.optional(),
    procedureCode: requiredText(50).nullable().optional(),
    laterality: caseFields.laterality.optional(),
    site: requiredText(200).nullable().optional(),
    preOpDiagnosis: requiredText(500).nullable().optional(),
    surgeonId: caseFields.surgeonId.optional(),
    assistantSurgeonId: z.uuid().nullable().optional(),
    anesthesiologistId: z.uuid().nullable().optional(),
    nurseIds: caseFields.nurseIds.optional(),
    theatreId: z.uuid().nullable().optional(),
    scheduledStartTime: start.nullable().optional(),
    estimatedDuration: caseFields.estimatedDuration.optional(),
    urgency: caseFields.urgency.optional(),
    bloodNeeds: requiredText(500).nullable().optional(),
    equipmentNeeds: requiredText(500).nullable().optional(),
    fastingFrom: instantText().nullable().optional(),
    notes: requiredText(2000).nullable().optional(),
    equipmentUsed: equipmentUsed.optional(),
    overbook: overbook.optional(),
    outsideSession: outsideSession.optional(),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CASE_CLASH', 'SESSION_TAKEN'],
});

export const rebookCase = defineCall('surgicalCases.rebook', {
  address: 'POST /surgical-cases/{caseId}/rebooking',
  access: ['theatre.schedule', 'surgery.operate'],
  summary: 'Give a postponed case a new time, or put it on the waiting list; it is scheduled again',
  input: z.strictObject({
    caseId,
    version: seenVersion,
    theatreId: caseFields.theatreId,
    scheduledStartTime: caseFields.scheduledStartTime,
    estimatedDuration: caseFields.estimatedDuration.optional(),
    overbook: overbook.optional(),
    outsideSession: outsideSession.optional(),
  }),
  output: surgicalCase,
  errors: ['STALE', 'WRONG_STATE', 'CASE_CLASH', 'SESSION_TAKEN'],
});
