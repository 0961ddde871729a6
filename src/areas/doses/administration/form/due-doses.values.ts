import { z } from 'zod';
import { optionalText } from '#kernel/text.ts';
import { issue } from '../dose.issues.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { type AdministerFields, emptyAdminister, fiveRights } from './administer-form.values.ts';

const ticked = z.boolean();
const rights = z.strictObject({
  patient: ticked,
  medication: ticked,
  dose: ticked,
  route: ticked,
  time: ticked,
} satisfies Record<(typeof fiveRights)[number], typeof ticked>);

const row = z
  .strictObject({
    doseId: z.uuid(),
    rights,
    medicineCode: optionalText(100),
    timingReason: optionalText(500),
  })
  .superRefine((typed, context) => {
    if (!isBegun(typed)) return;
    for (const right of fiveRights) {
      if (typed.rights[right]) continue;
      context.addIssue({ code: 'custom', path: ['rights', right], message: issue('rightMissing') });
    }
  });

/** Several doses of one patient; of a dose that is given all five rights are confirmed, one by one. */
export const dueDosesSchema = z
  .strictObject({ patientCode: optionalText(100), rows: z.array(row) })
  .superRefine(({ rows }, context) => {
    if (rows.some(isBegun)) return;
    context.addIssue({
      code: 'custom',
      path: ['rows', 0, 'rights', 'patient'],
      message: issue('noneConfirmed'),
    });
  });

export type DueDosesValues = z.input<typeof dueDosesSchema>;
export type DueDosesFields = z.output<typeof dueDosesSchema>;
export type DueRow = DueDosesFields['rows'][number];

/**
 * True for a dose of which something was ticked or typed; the others stay due. Who the patient is says nothing of a
 * dose: a scanned wristband ticks it in every row.
 */
export function isBegun(typed: {
  rights: Readonly<Record<(typeof fiveRights)[number], boolean>>;
  medicineCode?: string | null | undefined;
  timingReason?: string | null | undefined;
}): boolean {
  const { rights: confirmed, medicineCode, timingReason } = typed;
  const isAnyRight = fiveRights.some((right) => right !== 'patient' && confirmed[right]);
  return isAnyRight || [medicineCode, timingReason].some(Boolean);
}

export function emptyRow(doseId: string): DueDosesValues['rows'][number] {
  const { rights: none } = emptyAdminister([]);
  return { doseId, rights: none, medicineCode: '', timingReason: '' };
}

/** What a row says, as the form of a single dose says it. */
export function fieldsOfRow(
  { patientCode }: DueDosesFields,
  { doseId: _id, ...said }: DueRow,
): AdministerFields {
  const { quantity: _quantity, ratePerHour: _rate, ...empty } = emptyAdminister([]);
  return {
    ...empty,
    ...said,
    patientCode,
    reasonNotGiven: null,
    patientResponse: null,
    sideEffects: null,
    notes: null,
    administeredTime: undefined,
    placeId: null,
    quantity: null,
    quantityReason: null,
    ratePerHour: null,
  };
}

export type OwnFormReason = 'witness' | 'stop' | 'rate' | 'quantity';

/** Why a dose cannot be given in a row: its own form asks for more than the rights. */
export function ownFormReason({ patient, quantity, isHandedOut, places }: DoseToGive): OwnFormReason | null {
  const { order, checks } = patient;
  if (!order || checks.some(({ severity, isNew }) => severity === 'stop' && isNew)) return 'stop';
  if (order.isHighAlert || order.isControlled) return 'witness';
  if (order.isInfusion) return 'rate';
  return quantity === null && !isHandedOut && places.length > 0 ? 'quantity' : null;
}
