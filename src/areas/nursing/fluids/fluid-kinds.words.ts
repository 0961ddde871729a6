/** The shifts of the document; they overlap, so no balance is ever made by shift. */
export const shiftTypes = ['day', 'evening', 'night'] as const;
export type ShiftType = (typeof shiftTypes)[number];

// Irrigation, such as of a bladder, stands apart on both sides: what runs back is no urine, and nobody can measure how much of it is.
export const intakeKinds = ['oral', 'iv', 'irrigation_in', 'intake_other'] as const;
export const outputKinds = ['urine', 'irrigation_out', 'emesis', 'drainage', 'output_other'] as const;
export const fluidKinds = [...intakeKinds, ...outputKinds] as const;
export type FluidKind = (typeof fluidKinds)[number];

/** The amounts of a record by the names of the document, each with its kind. */
export const amountFields = {
  intakeOral: 'oral',
  intakeIv: 'iv',
  intakeIrrigation: 'irrigation_in',
  intakeOther: 'intake_other',
  outputUrine: 'urine',
  outputIrrigation: 'irrigation_out',
  outputEmesis: 'emesis',
  outputDrainage: 'drainage',
  outputOther: 'output_other',
} as const satisfies Record<string, FluidKind>;

export type AmountField = keyof typeof amountFields;

export const amountFieldNames = Object.keys(amountFields) as AmountField[];

/** The two sides of an irrigation. */
export function isIrrigation(kind: FluidKind): boolean {
  return kind === 'irrigation_in' || kind === 'irrigation_out';
}

/** True for what a patient takes in. */
export function isIntake(kind: FluidKind): boolean {
  return (intakeKinds as readonly FluidKind[]).includes(kind);
}

/** The most that one amount can be: more is a slip of the finger. */
export const maxMillilitres = 20_000;

/** The kinds that stand on the card of a patient; the others are in the form. */
export const quickKinds = ['oral', 'iv', 'urine'] as const satisfies readonly FluidKind[];
export type QuickKind = (typeof quickKinds)[number];
