import { z } from 'zod';
import { movementKinds, witnessFields } from '#areas/stock/stock-contract.public.ts';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { pageOf, pageRequest } from '#kernel/page.ts';
import { optionalText } from '#kernel/text.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { baseUnits } from '../safety/medicine-facts.ts';
import { marks } from '../medicines/marks/mark.rules.ts';
import { issue } from './controlled.issues.ts';

/** The maximum number of base units that are counted in a place. */
export const maxCounted = 1_000_000_000;

/** A count, and a change of what guards the medicine, are entries of the register that move nothing. */
export const entryKinds = [...movementKinds, 'two-people', 'marks'] as const;

const place = z.strictObject({ id: z.uuid(), name: z.string() });

const counted = z.strictObject({
  countedAt: z.string(),
  countedQuantity: z.number().int(),
  expectedQuantity: z.number().int(),
  countedByName: z.string(),
  witnessedByName: z.string(),
});

export const controlledStock = z.strictObject({
  medicineId: z.uuid(),
  name: z.string(),
  strength: z.string(),
  baseUnit: z.enum(baseUnits),
  place,
  quantity: z.number().int(),
  /** Null where it was never counted by two people. */
  lastCount: counted.nullable(),
});

export type ControlledStock = z.output<typeof controlledStock>;

export const listControlled = defineCall('controlledMedicines.list', {
  address: 'GET /controlled-medicines',
  access: 'pharmacy.controlled',
  summary: 'List the controlled medicines by place, by name, with what lies there and who counted it last',
  input: z.strictObject(pageRequest),
  output: pageOf(controlledStock),
});

export const entry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(entryKinds),
  happenedAt: z.string(),
  /** Later than it happened where somebody entered it afterwards. */
  recordedAt: z.string(),
  /** Base units; negative where they left the place, 0 of what moves nothing. */
  quantity: z.number().int(),
  /** What lay in the place after it. */
  balance: z.number().int(),
  /** Of a count by two people; null of a movement. */
  countedQuantity: z.number().int().nullable(),
  /** What guards the medicine less, or more, from then on; empty of every other entry. */
  loosened: z.array(z.enum(marks)),
  tightened: z.array(z.enum(marks)),
  lotNumber: z.string().nullable(),
  patient: z
    .strictObject({ ...rowPatient, patientNumber: z.string(), firstName: z.string(), lastName: z.string() })
    .nullable(),
  prescriptionNumber: withheld(z.string()),
  prescriberName: withheld(z.string()),
  /** Of a movement, or the explanation of a difference that was counted. */
  reason: withheld(z.string()),
  recordedByName: z.string(),
  /** Of what was handed out or counted; null of every other movement. */
  witnessedByName: z.string().nullable(),
});

export type RegisterEntry = z.output<typeof entry>;

const day = dateText();

const register = z.strictObject({
  medicineId: z.uuid(),
  name: z.string(),
  strength: z.string(),
  baseUnit: z.enum(baseUnits),
  place,
  from: day,
  to: day,
  /** What lay in the place before the first day, and after the last. */
  openingBalance: z.number().int(),
  closingBalance: z.number().int(),
  ...pageOf(entry).shape,
});

export type ControlledRegister = z.output<typeof register>;

export const readRegister = defineCall('controlledMedicines.register', {
  address: 'GET /controlled-medicines/{medicineId}/register',
  access: 'pharmacy.controlled',
  workNeeds: {
    permission: ['pharmacy.controlled'],
    fields: ['prescriptionNumber', 'prescriberName', 'reason'],
  },
  summary:
    'Read the register of a controlled medicine in a place, the oldest entry first: what came, what left, for whom, who and before whom; the last 30 days of the pharmacy unless told otherwise',
  input: z.strictObject({
    medicineId: z.uuid(),
    placeId: z.uuid().optional(),
    from: day.optional(),
    to: day.optional(),
    ...pageRequest,
  }),
  output: register,
});

export const maxRegisterDays = sizeLimits.registerDays;

export const countControlled = defineCall('controlledMedicines.count', {
  address: 'POST /controlled-medicines/{medicineId}/counts',
  access: 'pharmacy.controlled',
  summary:
    'Record what two people counted of a controlled medicine in a place; a difference needs an explanation and moves nothing',
  input: z.strictObject({
    medicineId: z.uuid(),
    placeId: z.uuid(),
    countedQuantity: z.number(issue('quantityMissing')).int().min(0).max(maxCounted),
    explanation: optionalText(500),
    ...witnessFields,
  }),
  output: z.strictObject({
    id: z.uuid(),
    expectedQuantity: z.number().int(),
    countedQuantity: z.number().int(),
  }),
  secretFields: ['witnessPassword'],
  errors: ['WITNESS_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const recordRegisterPrint = defineCall('controlledMedicines.recordPrint', {
  address: 'POST /controlled-medicines/{medicineId}/register/prints',
  access: 'pharmacy.controlled',
  summary: 'Record that the register of a controlled medicine was printed or downloaded',
  input: z.strictObject({
    medicineId: z.uuid(),
    placeId: z.uuid(),
    from: day,
    to: day,
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
