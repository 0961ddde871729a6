import { z } from 'zod';
import { withheld, withheldList } from '#kernel/access/withheld.ts';
import { freeText, optionalText } from '#kernel/text.ts';
import { baseUnits, dosageForms, routes } from '../safety/medicine-facts.ts';
import { findingCodes } from '../safety/finding.ts';

export const foods = ['before', 'after', 'with'] as const;
export const lineStates = ['active', 'held', 'stopped', 'changed'] as const;
export const lineEventKinds = ['start', 'hold', 'resume', 'stop', 'change'] as const;

/** The maximum number of lines of one prescription. */
export const maxLines = 30;

function optionalNumber(max: number) {
  return z
    .number()
    .int()
    .min(1)
    .max(max)
    .nullish()
    .transform((number) => number ?? null);
}

/** A line as it is written; a draft may leave anything open. */
export const lineFields = {
  /** Null for a medicine that is not in the list and stands in words alone. */
  medicineId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  name: freeText(200),
  /** In units (½, 2), in ml, or in the unit of its strength (500 mg); empty is one unit. */
  dose: freeText(50),
  /** Null takes the usual one of the medicine; where none is known, and in an order of a stay, it must be said. */
  route: z
    .enum(routes)
    .nullish()
    .transform((route) => route ?? null),
  frequency: freeText(50),
  food: z
    .enum(foods)
    .nullish()
    .transform((food) => food ?? null),
  duration: freeText(50),
  /** In base units; null has it counted from dose, frequency and duration. */
  quantity: z
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .nullish()
    .transform((quantity) => quantity ?? null),
  instruction: optionalText(500),
  /** Of what is given as needed: for what, the minutes between two doses at least, and the doses within 24 hours at most. */
  prnIndication: optionalText(200),
  prnMinimumMinutes: optionalNumber(10_080),
  prnMaximum: optionalNumber(100),
};

export const writtenLine = z.strictObject(lineFields);
export type WrittenLine = z.output<typeof writtenLine>;

const finding = z.strictObject({
  severity: z.enum(['stop', 'inform', 'unchecked']),
  code: z.enum(findingCodes),
  lineId: z.uuid(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Why it was passed; of one that stops always there. */
  reason: z.string().nullable(),
});

const lineEvent = z.strictObject({
  id: z.uuid(),
  kind: z.enum(lineEventKinds),
  happenedAt: z.string(),
  doneByName: z.string(),
  reason: z.string().nullable(),
});

export const prescriptionLine = z.strictObject({
  id: z.uuid(),
  lineNumber: z.number().int(),
  medicineId: z.uuid().nullable(),
  name: z.string(),
  genericName: z.string().nullable(),
  strength: z.string().nullable(),
  dosageForm: z.enum(dosageForms).nullable(),
  dose: z.string(),
  route: z.enum(routes),
  /** As it is written for everybody, such as 1+0+1 or q8h. */
  frequency: z.string(),
  food: z.enum(foods).nullable(),
  duration: z.string(),
  quantity: z.number().int().nullable(),
  baseUnit: z.enum(baseUnits).nullable(),
  isQuantityTyped: z.boolean(),
  instruction: z.string().nullable(),
  prnIndication: z.string().nullable(),
  prnMinimumMinutes: z.number().int().nullable(),
  prnMaximum: z.number().int().nullable(),
  startsOn: z.iso.date(),
  /** Last day; null while it continues. */
  endsOn: z.iso.date().nullable(),
  replacesId: z.uuid().nullable(),
  state: z.enum(lineStates),
  stateReason: z.string().nullable(),
  events: z.array(lineEvent),
  version: z.number().int(),
});

export type PrescriptionLine = z.output<typeof prescriptionLine>;

/** The parts of an opened prescription that tell what the patient has. */
export const openedFields = {
  diagnosis: withheld(z.string()),
  advice: withheld(z.string()),
  lines: withheldList(prescriptionLine),
  findings: withheldList(finding),
};

export type PrescriptionFinding = z.output<typeof finding>;

export const exampleLine: PrescriptionLine = {
  id: '01980000-0000-7000-8000-000000000321',
  lineNumber: 1,
  medicineId: '01980000-0000-7000-8000-000000000301',
  name: 'Amoxira',
  genericName: 'Amoxicillin',
  strength: '500 mg',
  dosageForm: 'capsule',
  dose: '1',
  route: 'oral',
  frequency: '1+1+1',
  food: 'after',
  duration: '7d',
  quantity: 21,
  baseUnit: 'capsule',
  isQuantityTyped: false,
  instruction: null,
  prnIndication: null,
  prnMinimumMinutes: null,
  prnMaximum: null,
  startsOn: '2026-03-02',
  endsOn: '2026-03-08',
  replacesId: null,
  state: 'active',
  stateReason: null,
  events: [],
  version: 1,
};
