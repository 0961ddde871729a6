import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { checkReasons, medicineCheck } from '#kernel/care/medicine-check.ts';
import { defineCall } from '#kernel/define-call.ts';
import { dischargeStages } from '#kernel/care/discharge.ts';
import { freeText, optionalText, requiredText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { issue } from './discharge.issues.ts';

export const dispositions = ['home', 'referred', 'against-advice', 'absconded', 'died'] as const;

/** What the patient goes on taking, in words. */
export const medicine = z.strictObject({
  name: requiredText(200),
  dose: freeText(200),
  instructions: freeText(500),
});

/** What became of an order of the stay when the patient left, or that it is a new medicine. */
export const medicineFates = ['continued', 'changed', 'stopped', 'new'] as const;

/** The same with what the patient's allergies said of it, and why it is given all the same. */
const decidedMedicine = medicine.extend({
  checks: z.array(medicineCheck),
  /** Null for one that was written in words, beside the orders of the stay. */
  fate: z.enum(medicineFates).nullable(),
  /** Why it was changed or stopped. */
  reason: z.string().nullable(),
  /** What the order was, of one that was changed. */
  was: z.string().nullable(),
  /** The order of the stay. */
  lineId: z.uuid().nullable(),
});

export type DecidedMedicine = z.output<typeof decidedMedicine>;

const blocker = z.strictObject({
  isBlocking: z.boolean(),
  /** Of a notice of the area that knows of it. */
  code: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  link: z.string().nullable(),
});

const stage = z.strictObject({
  stage: z.enum(dischargeStages),
  /** Null while it is open. */
  doneAt: z.string().nullable(),
  doneByName: z.string().nullable(),
  /** Why somebody let it pass although something stood against it. */
  overrideReason: withheld(z.string()),
  /** What stands against it; none for one that is done. */
  blockers: z.array(blocker),
  /** The permission of who confirms it; without the module of pharmacy or billing the ward does. */
  permission: z.enum(['admissions.discharge', 'pharmacy.dispense', 'billing.write', 'admissions.receive']),
});

/** What the doctor has decided; kept when the stage is taken back. */
const decision = z.strictObject({
  disposition: z.enum(dispositions),
  referredTo: z.string().nullable(),
  dischargedAt: z.string(),
  diedAt: z.string().nullable(),
  causeOfDeath: z.string().nullable(),
  diagnoses: z.array(z.string()),
  summary: z.string(),
  followUp: z.string().nullable(),
  followUpDate: z.string().nullable(),
  medicines: z.array(decidedMedicine),
});

export const discharge = z.strictObject({
  admissionId: z.uuid(),
  patient: z.strictObject(rowPatient),
  /** The state of the patient's list, and what stands in it. */
  allergies: withheld(allergiesInShort),
  decision: withheld(decision),
  stages: z.array(stage),
  /** When the patient had left; of one who absconded, when that was found. */
  leftAt: z.string().nullable(),
  /** 0 before anybody has begun. */
  version: z.number().int(),
});

export type Discharge = z.output<typeof discharge>;
export type DischargeStageState = z.output<typeof stage>;

const admissionId = z.uuid();
const version = z.number().int().min(0);
/** Why the stage passes although something stands against it; takes admissions.override. */
const overrideReason = optionalText(500);

export const decisionFields = {
  disposition: z.enum(dispositions, issue('dispositionMissing')),
  referredTo: optionalText(300),
  dischargedAt: instantText(),
  diedAt: instantText()
    .nullish()
    .transform((at) => at ?? null),
  causeOfDeath: optionalText(500),
  diagnoses: z.array(requiredText(500)).max(20),
  summary: requiredText(10_000, issue('summaryMissing')),
  followUp: optionalText(2000),
  followUpDate: dateText()
    .nullish()
    .transform((day) => day ?? null),
  medicines: z.array(medicine).max(50),
};

export const getDischarge = defineCall('discharges.get', {
  address: 'GET /admissions/{admissionId}/discharge',
  access: 'admissions.read',
  summary: 'The stages of a discharge with what stands against each (recorded in the audit trail)',
  input: z.strictObject({ admissionId }),
  output: discharge,
});

const { medicines: _inWords, ...decidedFields } = decisionFields;

/** The decision without the medicines, which whoever knows of prescriptions adds. */
export const decideFields = {
  admissionId,
  version,
  ...decidedFields,
  dischargedAt: decisionFields.dischargedAt.optional(),
  diagnoses: decisionFields.diagnoses.default([]),
  /** Also notes the day of death in the patient's record. */
  recordsDeath: z.boolean().default(false),
  overrideReason,
};

export const decideDischarge = defineCall('discharges.decide', {
  address: 'POST /admissions/{admissionId}/discharge',
  access: 'admissions.discharge',
  summary: 'The clinical stage: how the patient leaves, diagnoses, summary, follow-up and medicines',
  input: z.strictObject({
    ...decideFields,
    medicines: decisionFields.medicines.default([]),
    /** Why a medicine that an allergy stops is given all the same. */
    reasons: checkReasons,
  }),
  output: discharge,
  errors: ['STALE', 'WRONG_STATE', 'DISCHARGE_BLOCKED', 'RECORD_RESTRICTED', 'SAFETY_STOP'],
  example: {
    input: {
      admissionId: '01980000-0000-7000-8000-000000000064',
      version: 0,
      disposition: 'home',
      diagnoses: ['Dengue fever'],
      summary: 'Fever gone for two days, platelets rising.',
    },
  },
});

export const confirmableStages = ['pharmacy', 'billing', 'nursing'] as const;

export const confirmDischargeStage = defineCall('discharges.confirm', {
  address: 'POST /admissions/{admissionId}/discharge/confirmations',
  access: ['pharmacy.dispense', 'billing.write', 'admissions.receive', 'admissions.override'],
  summary: 'Pharmacy, billing or nursing have done their part; each stage takes its own permission',
  input: z.strictObject({ admissionId, version, stage: z.enum(confirmableStages), overrideReason }),
  output: discharge,
  errors: ['STALE', 'WRONG_STATE', 'DISCHARGE_BLOCKED'],
});

export const leaveHospital = defineCall('discharges.leave', {
  address: 'POST /admissions/{admissionId}/discharge/departure',
  access: ['admissions.receive', 'admissions.override'],
  summary: 'The patient has left: the stay ends and the bed turns dirty',
  input: z.strictObject({ admissionId, version, leftAt: instantText().optional(), overrideReason }),
  output: discharge,
  errors: ['STALE', 'WRONG_STATE', 'DISCHARGE_BLOCKED'],
  example: { input: { admissionId: '01980000-0000-7000-8000-000000000064', version: 4 } },
});

export const takeBackDischargeStage = defineCall('discharges.takeBack', {
  address: 'POST /admissions/{admissionId}/discharge/withdrawals',
  access: ['admissions.discharge', 'pharmacy.dispense', 'billing.write', 'admissions.receive'],
  summary: 'Take a stage back before the patient has left; without the clinical one no other stands',
  input: z.strictObject({
    admissionId,
    version,
    stage: z.enum(['clinical', ...confirmableStages]),
    reason: requiredText(500, issue('reasonMissing')),
  }),
  output: discharge,
  errors: ['STALE', 'WRONG_STATE'],
});

export const dischargeDocuments = ['discharge summary', 'death certificate draft'] as const;

export const recordDischargePrint = defineCall('discharges.recordPrint', {
  address: 'POST /admissions/{admissionId}/discharge/prints',
  access: 'admissions.read',
  summary: 'Record that a document of a discharge was printed or downloaded',
  input: z.strictObject({
    admissionId,
    document: z.enum(dischargeDocuments),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
