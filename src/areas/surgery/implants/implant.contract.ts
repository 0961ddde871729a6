import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { checkReasons, medicineCheck } from '#kernel/care/medicine-check.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, optionalText, requiredText } from '#kernel/text.ts';
import { isCalendarDate } from '#kernel/time/calendar-date.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { theatreTeam } from '../papers/paper-access.ts';
import { paperCase } from '../papers/paper-case.contract.ts';
import { issue } from './implant.issues.ts';

export const surgicalImplant = z.strictObject({
  id: z.uuid(),
  case: paperCase,
  patient: namedPatient,
  name: withheld(z.string()),
  manufacturer: withheld(z.string()),
  referenceNumber: withheld(z.string()),
  lotNumber: withheld(z.string()),
  serialNumber: withheld(z.string()),
  expiresOn: withheld(z.string()),
  site: withheld(z.string()),
  /** True for one that was taken from the stock of the theatre. */
  isOfStock: z.boolean(),
  /** What the patient's allergies said of it, with why it was put in all the same. */
  checks: withheldList(medicineCheck),
  recordedByName: z.string(),
  recordedAt: z.string(),
  status: z.enum(['implanted', 'entered_in_error']),
  errorReason: withheld(z.string()),
  version: z.number().int(),
});

export type SurgicalImplant = z.output<typeof surgicalImplant>;

/** What was put in must be known to the team, and found again by it. */
const implantWork = {
  permission: theatreTeam,
  fields: [
    'procedureName',
    'name',
    'manufacturer',
    'referenceNumber',
    'lotNumber',
    'serialNumber',
    'expiresOn',
    'site',
    'errorReason',
    'checks',
  ],
} as const;

export const implantFields = {
  name: requiredText(200),
  manufacturer: requiredText(200),
  referenceNumber: optionalText(100),
  lotNumber: optionalText(100),
  serialNumber: optionalText(100),
  /** A calendar date, the last day on which it may be used. */
  expiresOn: boundedText(10)
    .refine((text) => text === '' || isCalendarDate(text), valueIssue('notADate'))
    .nullish()
    .transform((text) => text || null),
  site: optionalText(200),
};

/** Where it was taken from, of one that lies in the stock of the theatre; without a lot number what expires first. */
const ofStock = { stock: z.strictObject({ stockItemId: z.uuid(), placeId: z.uuid() }).optional() };

export const listImplants = defineCall('surgicalImplants.list', {
  address: 'GET /surgical-implants',
  access: theatreTeam,
  workNeeds: implantWork,
  summary: 'Find implants by lot, serial number, case or patient, the newest first; what a recall asks for',
  input: z.strictObject({
    /** Compared without case, spaces and signs. */
    lotNumber: boundedText(100).optional(),
    serialNumber: boundedText(100).optional(),
    patientId: z.uuid().optional(),
    caseId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(surgicalImplant),
});

export const recordImplant = defineCall('surgicalImplants.record', {
  address: 'POST /surgical-implants',
  access: theatreTeam,
  workNeeds: implantWork,
  summary:
    'Record what was put into a patient, taken from the stock of the theatre where it lies there; a serial number is put into one patient at most',
  input: z
    .strictObject({
      caseId: z.uuid(),
      ...implantFields,
      ...ofStock,
      /** Why what an allergy stops is put in all the same. */
      reasons: checkReasons,
    })
    .refine(
      ({ lotNumber, serialNumber, stock }) =>
        lotNumber !== null || serialNumber !== null || stock !== undefined,
      { path: ['lotNumber'], message: issue('notTraceable') },
    ),
  output: surgicalImplant,
  errors: ['WRONG_STATE', 'SAFETY_STOP', 'STOCK_SHORT', 'LOT_EXPIRED', 'LOT_RECALLED'],
  example: {
    input: {
      caseId: '01980000-0000-7000-8000-0000000000c1',
      name: 'Polypropylene mesh 15 x 10 cm',
      manufacturer: 'Meghna Surgical',
      lotNumber: 'A2291',
      expiresOn: '2028-06-30',
    },
  },
});

export const markImplant = defineCall('surgicalImplants.markError', {
  address: 'POST /surgical-implants/{implantId}/error',
  access: theatreTeam,
  workNeeds: implantWork,
  summary: 'Say that an implant was entered in error; it stays to be read and does not count',
  input: z.strictObject({
    implantId: z.uuid(),
    version: seenVersion,
    reason: requiredText(500),
  }),
  output: surgicalImplant,
  errors: ['STALE', 'WRONG_STATE', 'CASE_BILLED', 'LOT_EXPIRED', 'LOT_RECALLED'],
});
