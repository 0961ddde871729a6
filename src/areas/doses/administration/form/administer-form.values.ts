import { z } from 'zod';
import { optionalText } from '#kernel/text.ts';
import { optionalInstantText } from '#kernel/time/instant-text.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { typedTenths } from '../../infusions/form/typed-tenths.ts';
import type { DoseToGive } from '../administration.contract.ts';
import { issue } from '../dose.issues.ts';

export const decidable = ['given', 'refused', 'held'] as const;
export const fiveRights = ['patient', 'medication', 'dose', 'route', 'time'] as const;

const confirmed = z.boolean().refine((is) => is, issue('rightMissing'));

/** What is typed, and what of it is sent. */
export const administerSchema = z
  .strictObject({
    status: z.enum(decidable),
    rights: z.strictObject({
      patient: confirmed,
      medication: confirmed,
      dose: confirmed,
      route: confirmed,
      time: confirmed,
    }),
    patientCode: optionalText(100),
    medicineCode: optionalText(100),
    timingReason: optionalText(500),
    reasonNotGiven: optionalText(500),
    patientResponse: optionalText(1000),
    sideEffects: optionalText(1000),
    notes: optionalText(1000),
    /** Left empty it is now. */
    administeredTime: optionalInstantText(),
    reasons: z.array(z.strictObject({ key: z.string(), reason: z.string() })),
    placeId: z.string().transform((id) => id || null),
    quantity: optionalWholeNumber({ min: 1, max: 10_000 }),
    quantityReason: optionalText(500),
    ratePerHour: typedTenths({ min: 0.1, max: 9999, error: issue('rateOutOfRange') }),
  })
  .superRefine(({ status, reasonNotGiven }, context) => {
    if (status === 'given' || reasonNotGiven !== null) return;
    context.addIssue({ code: 'custom', path: ['reasonNotGiven'], message: issue('reasonMissing') });
  });

export type AdministerValues = z.input<typeof administerSchema>;
export type AdministerFields = z.output<typeof administerSchema>;

/** A form for a dose with what stops it. */
export function emptyAdminister(stops: readonly { key: string }[]): AdministerValues {
  return {
    status: 'given',
    rights: { patient: false, medication: false, dose: false, route: false, time: false },
    patientCode: '',
    medicineCode: '',
    timingReason: '',
    reasonNotGiven: '',
    patientResponse: '',
    sideEffects: '',
    notes: '',
    administeredTime: '',
    reasons: stops.map(({ key }) => ({ key, reason: '' })),
    placeId: '',
    quantity: '',
    quantityReason: '',
    ratePerHour: '',
  };
}

/** True where more is taken than one person may take alone. */
export function takesMore(
  { quantity }: Pick<AdministerValues, 'quantity'>,
  { unaskedQuantity, isHandedOut }: Pick<DoseToGive, 'unaskedQuantity' | 'isHandedOut'>,
): boolean {
  return !isHandedOut && unaskedQuantity !== null && Number(quantity) > unaskedQuantity;
}

/** What every decided dose says; a reason that was not written is none. */
export function saidFields({ status, patientResponse, sideEffects, reasons, ...fields }: AdministerFields) {
  const { timingReason: _timing, reasonNotGiven: _reason, rights: _rights, ...rest } = fields;
  const isGiven = status === 'given';
  return {
    ...rest,
    rights: { patient: true, medication: true, dose: true, route: true, time: true } as const,
    patientResponse: isGiven ? patientResponse : null,
    sideEffects: isGiven ? sideEffects : null,
    reasons: reasons.filter(({ reason }) => reason.trim() !== ''),
  };
}
