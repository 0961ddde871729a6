import { z } from 'zod';
import { responseLevels } from '#areas/vitals/vital-signs.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';

/** Whose patients: of the doctor who asks, of all doctors of the same specialty, or of everybody. */
export const inpatientScopes = ['mine', 'team', 'all'] as const;
export type InpatientScope = (typeof inpatientScopes)[number];

/** So far back a result counts as new, and progress notes as of this round. */
export const newResultHours = 24;

const lastScore = z.strictObject({
  total: z.number().int(),
  /** The total before it; null where there was none. */
  before: z.number().int().nullable(),
  response: z.enum(responseLevels).nullable(),
  recordedAt: z.string(),
  /** Null where nothing more is due. */
  nextDueAt: z.string().nullable(),
});

const count = z.number().int();

const newResults = z.strictObject({
  /** Released within the last 24 hours. */
  count,
  /** Of these outside of what is normal, critical ones among them. */
  abnormal: count,
  critical: count,
});

/** An inpatient as a ward round begins with: where, since when, and what stands out. */
export const inpatientRow = z.strictObject({
  /** Of the admission. */
  id: z.uuid(),
  admissionNumber: z.string(),
  patient: namedPatient.extend({
    /** Whole months. */
    ageMonths: withheld(count),
    gender: withheld(z.string()),
    primaryDiagnosis: withheld(z.string()),
    /** Null before the first complete set of vital signs. */
    news2: withheld(lastScore),
    results: withheld(newResults),
    /** Null for who may not read the medication record. */
    overdueDoses: withheld(count),
    /** Millilitres of the fluid day that runs; null where nothing was recorded in it, which is not 0. */
    fluidBalance: withheld(count),
    /** Open tasks of nursing; null for who may not read the nursing record. */
    tasks: withheld(z.strictObject({ open: count, overdue: count })),
  }),
  /** Null for who waits for a bed. */
  bed: z.strictObject({ bedNumber: z.string(), wardId: z.uuid(), wardName: z.string() }).nullable(),
  /** Who is in charge: the attending doctor, before there is one the admitting doctor. */
  doctor: z.string(),
  /** 1 on the day of the admission. */
  dayOfStay: count,
});

export type InpatientRow = z.output<typeof inpatientRow>;

export const listInpatients = defineCall('inpatients.list', {
  address: 'GET /inpatients',
  access: 'emr.read',
  summary:
    'List the inpatients of a doctor, of a specialty or of the hospital with what a ward round looks at, bed by bed',
  input: z.strictObject({
    scope: z.enum(inpatientScopes).default('all'),
    wardId: z.uuid().optional(),
    ...pageRequest,
  }),
  output: pageOf(inpatientRow),
});
