import { z } from 'zod';
import { baseUnits, foods, lineStates, routes } from '#areas/pharmacy/pharmacy-contract.public.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { instantText } from '#kernel/time/instant-text.ts';
import { doseStatuses, doseWork, plainDose } from '../administration/dose.contract.ts';
import { orderState } from '../orders/order.contract.ts';
import { asNeededState } from '../administration/administration.contract.ts';

/** How many hours the grid shows, and how many of them lie before now where nobody says. */
export const gridHours = 12;
export const gridHoursBefore = 4;

/** Whose patients a grid shows. */
export const gridScopes = ['all', 'mine'] as const;
export type GridScope = (typeof gridScopes)[number];

const gridDose = z.strictObject({
  id: z.uuid(),
  lineId: z.uuid(),
  medicationName: z.string(),
  dosage: z.string(),
  baseUnit: z.enum(baseUnits).nullable(),
  route: z.enum(routes),
  scheduledTime: z.string(),
  status: z.enum(doseStatuses),
  isHighAlert: z.boolean(),
});

export type GridDose = z.output<typeof gridDose>;

const bed = z.strictObject({
  bedNumber: z.string(),
  wardId: z.uuid(),
  wardName: z.string(),
});

const gridRow = z.strictObject({
  admissionId: z.uuid(),
  patient: z.strictObject({
    ...namedPatient.shape,
    doses: withheldList(gridDose),
    unreadOrders: withheld(z.number()),
  }),
  bed,
});

export type GridRow = z.output<typeof gridRow>;

export const readMarGrid = defineCall('doses.grid', {
  address: 'GET /doses',
  access: ['mar.read', 'mar.admin'],
  workNeeds: doseWork,
  summary:
    'List the doses of patients in beds over twelve hours, and those that are overdue, bed by bed; at most 200 patients',
  input: z.strictObject({
    wardId: z.uuid().optional(),
    /** 'mine' are the patients for whom whoever asks is responsible now. */
    scope: z.enum(gridScopes).default('all'),
    /** The first hour; left out it is four hours ago. */
    from: instantText().optional(),
  }),
  output: z.strictObject({ now: z.string(), from: z.string(), to: z.string(), rows: z.array(gridRow) }),
});

const marLine = z.strictObject({
  id: z.uuid(),
  prescriptionId: z.uuid(),
  medicationName: z.string(),
  dose: z.string(),
  route: z.enum(routes),
  frequency: z.string(),
  instruction: z.string().nullable(),
  /** How it is taken with food; null where nobody said. */
  food: z.enum(foods).nullable(),
  /** Why it is given: what it is needed for, else the diagnosis of its prescription. */
  indication: z.string().nullable(),
  prescriberName: z.string(),
  /** Which day of the course this is, the first being 1, and of how many; null for one without an end. */
  course: z.strictObject({ day: z.number().int(), of: z.number().int().nullable() }),
  state: z.enum(lineStates),
  stateReason: z.string().nullable(),
  order: orderState,
  /** False for what stands in words alone. */
  isInList: z.boolean(),
  isHighAlert: z.boolean(),
  isControlled: z.boolean(),
  /** Of what is given as needed, as it is now. */
  asNeeded: asNeededState.nullable(),
  /** Of the day or the last 24 hours, by time; those entered in error are marked. */
  doses: z.array(plainDose),
});

export type MarLine = z.output<typeof marLine>;

export const readPatientMar = defineCall('doses.ofPatient', {
  address: 'GET /admissions/{admissionId}/doses',
  access: ['mar.read', 'mar.admin'],
  workNeeds: doseWork,
  summary:
    'Read the medicines of an admission with their doses on a day of the hospital, or of the last 24 hours',
  input: z.strictObject({
    admissionId: z.uuid(),
    /** Left out it is today. */
    day: dateText().optional(),
    /** 'recent' are the 24 hours up to now, whatever the day. */
    span: z.enum(['day', 'recent']).default('day'),
  }),
  output: z.strictObject({
    now: z.string(),
    day: z.iso.date(),
    admissionId: z.uuid(),
    admissionNumber: z.string(),
    isActive: z.boolean(),
    bed: bed.nullable(),
    patient: z.strictObject({
      ...namedPatient.shape,
      allergies: withheld(allergiesInShort),
      lines: withheldList(marLine),
    }),
  }),
});

export type PatientMar = z.output<typeof readPatientMar.output>;
