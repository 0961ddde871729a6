import { z } from 'zod';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { bodyWeightGrams } from '#kernel/care/body-weight.ts';
import { checkReasons } from '#kernel/care/medicine-check.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { seenVersion } from '#kernel/records/record-fields.ts';
import { boundedText, freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { issue } from './prescription.issues.ts';
import { exampleLine, maxLines, openedFields, writtenLine } from './prescription-line.contract.ts';

export const prescriptionStatuses = ['signed', 'partly-dispensed', 'dispensed', 'cancelled'] as const;
export const prescriptionKinds = ['outpatient', 'inpatient'] as const;
export const pregnancyAnswers = ['pregnant', 'not-pregnant', 'not-asked'] as const;

const optionalId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

const rowFields = {
  id: z.uuid(),
  prescriptionNumber: z.string(),
  /** An order of a stay, which the ward gives, or medicines to take home. */
  kind: z.enum(prescriptionKinds),
  patient: namedPatient,
  prescriberId: z.uuid(),
  prescriberName: z.string(),
  admissionId: z.uuid().nullable(),
  /** The stay with whose discharge it was signed, to take home. */
  dischargedFrom: z.uuid().nullable(),
  consultationId: z.uuid().nullable(),
  nextVisit: z.iso.date().nullable(),
  status: z.enum(prescriptionStatuses),
  signedAt: z.string(),
  /** How many findings that stop were passed with a reason. */
  stopsPassed: z.number().int(),
  version: z.number().int(),
};

export const prescriptionRow = z.strictObject({
  ...rowFields,
  /** The names of its medicines, in order. */
  medicines: withheldList(z.string()),
});

export type PrescriptionRow = z.output<typeof prescriptionRow>;

/** What the check of a paper tells: whose it is and who signed it, and nothing of what it says. */
export const verifiedPrescription = z.strictObject(rowFields);

export type VerifiedPrescription = z.output<typeof verifiedPrescription>;

export const prescription = z.strictObject({
  ...rowFields,
  ...openedFields,
  /** What the printed code leads to; whoever has the paper can have it checked. */
  verificationCode: z.string(),
  /** Under which the prescriber was registered when it was signed. */
  prescriberRegistration: z.string().nullable(),
  /** Who the patient was when it was signed. */
  person: withheld(
    z.strictObject({
      ageMonths: z.number().int(),
      birthPrecision: z.enum(['day', 'month', 'year']),
      gender: z.enum(['male', 'female', 'other']),
    }),
  ),
  /** The patient's list as it is now. */
  allergies: withheld(allergiesInShort),
  weightGrams: withheld(z.number().int()),
  pregnancy: withheld(z.enum(pregnancyAnswers)),
  cancelledAt: z.string().nullable(),
  cancelledByName: z.string().nullable(),
  cancelReason: withheld(z.string()),
});

export type Prescription = z.output<typeof prescription>;

/** What the dispensing of a prescription cannot do without, whoever the patient is. */
export const dispensingWork = {
  permission: ['pharmacy.dispense'],
  fields: ['medicines', 'lines', 'findings', 'advice', 'allergies'],
} as const;

const weightGrams = z
  .number()
  .int()
  .min(bodyWeightGrams[0])
  .max(bodyWeightGrams[1])
  .nullish()
  .transform((grams) => grams ?? null);

const longText = optionalText(2000);

/** A prescription as it is written, before it is signed. */
export const writtenFields = {
  /**
   * For the ward or to take home: must be said of somebody who is admitted. Without it a prescription that names an
   * admission is an order of that stay, and any other one is to take home.
   */
  kind: z
    .enum(prescriptionKinds)
    .nullish()
    .transform((kind) => kind ?? null),
  diagnosis: longText,
  advice: longText,
  nextVisit: dateText()
    .nullish()
    .transform((day) => day ?? null),
  weightGrams,
  pregnancy: z.enum(pregnancyAnswers).default('not-asked'),
  lines: z.array(writtenLine).min(1, issue('lineMissing')).max(maxLines),
};

export const examplePrescription: Prescription = {
  id: '01980000-0000-7000-8000-000000000311',
  prescriptionNumber: 'RX-000001',
  kind: 'outpatient',
  patient: {
    id: '01980000-0000-7000-8000-000000000001',
    isRestricted: false,
    patientNumber: 'P000001',
    firstName: 'Rahima',
    lastName: 'Khatun',
  },
  prescriberId: '01980000-0000-7000-8000-000000000011',
  prescriberName: 'Farhan Chowdhury',
  admissionId: null,
  dischargedFrom: null,
  consultationId: null,
  diagnosis: 'Acute tonsillitis',
  advice: 'Drink plenty of water',
  nextVisit: '2026-03-12',
  status: 'signed',
  signedAt: '2026-03-02T09:30:00.000Z',
  stopsPassed: 0,
  verificationCode: 'K7M2Q9XW4RTB',
  prescriberRegistration: 'BMDC A-12345',
  person: { ageMonths: 412, birthPrecision: 'day', gender: 'female' },
  allergies: { state: 'recorded', substances: ['Penicillin'] },
  weightGrams: null,
  pregnancy: 'not-asked',
  cancelledAt: null,
  cancelledByName: null,
  cancelReason: null,
  lines: [exampleLine],
  findings: [],
  version: 1,
};

export const listPrescriptions = defineCall('prescriptions.list', {
  address: 'GET /prescriptions',
  access: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
  workNeeds: dispensingWork,
  summary: 'List signed prescriptions, the newest first; a search takes the newest 50 patients it matches',
  input: z.strictObject({
    status: z.enum([...prescriptionStatuses, 'open']).optional(),
    patientId: z.uuid().optional(),
    admissionId: z.uuid().optional(),
    /** Its number, or the patient's name, number or phone. */
    search: freeText(200).optional(),
    ...pageRequest,
  }),
  output: pageOf(prescriptionRow),
});

export const getPrescription = defineCall('prescriptions.get', {
  address: 'GET /prescriptions/{prescriptionId}',
  access: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
  workNeeds: dispensingWork,
  summary:
    'Open a prescription with its lines, what was found, and why it was passed (recorded in the audit trail)',
  input: z.strictObject({ prescriptionId: z.uuid() }),
  output: prescription,
});

export const signPrescription = defineCall('prescriptions.sign', {
  address: 'POST /prescriptions',
  access: 'pharmacy.prescribe',
  emergencyWrite: 'Prescribes for a patient in an emergency; nothing that was recorded before changes.',
  summary:
    'Sign a prescription: its lines are checked against allergies, other medicines, pregnancy, age and weight',
  input: z.strictObject({
    patientId: z.uuid(issue('patientMissing')),
    /** Of an order for the ward; left out it is the stay that goes on. */
    admissionId: optionalId,
    consultationId: optionalId,
    /** The draft that it was written as; it is gone afterwards. */
    draftId: optionalId,
    ...writtenFields,
    reasons: checkReasons,
  }),
  output: prescription,
  errors: ['SAFETY_STOP', 'RECORD_RESTRICTED'],
});

export const cancelPrescription = defineCall('prescriptions.cancel', {
  address: 'POST /prescriptions/{prescriptionId}/cancellation',
  access: 'pharmacy.prescribe',
  summary: 'Cancel a prescription of which nothing was handed out yet, with the reason',
  input: z.strictObject({
    prescriptionId: z.uuid(),
    version: seenVersion,
    reason: requiredText(500),
  }),
  output: prescription,
  errors: ['STALE', 'WRONG_STATE', 'PRESCRIPTION_DISPENSED'],
});

export const verifyPrescription = defineCall('prescriptions.verify', {
  address: 'GET /prescription-checks/{code}',
  access: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
  summary: 'Say whether the code printed on a prescription is genuine, and what it was signed as',
  input: z.strictObject({ code: boundedText(40) }),
  output: z.strictObject({ prescription: verifiedPrescription.nullable() }),
});

export const recordPrescriptionPrint = defineCall('prescriptions.recordPrint', {
  address: 'POST /prescriptions/{prescriptionId}/prints',
  access: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'],
  summary: 'Record that a prescription was printed or downloaded',
  input: z.strictObject({ prescriptionId: z.uuid(), output: z.enum(['print', 'download']) }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
