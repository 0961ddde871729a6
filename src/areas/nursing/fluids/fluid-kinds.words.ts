/** The shifts of the document; they overlap, so no balance is ever made by shift. */
export const shiftTypes = ['day', 'evening', 'night'] as const;
export type ShiftType = (typeof shiftTypes)[number];

/** A kind of intake or output, which a record holds an amount of. */
interface FluidAmount {
  /** As it is stored. */
  kind: string;
  side: 'intake' | 'output';
  /**
   * Irrigation, such as of a bladder, is counted apart on both sides: what runs back is no urine, and nobody can measure
   * how much of it is.
   */
  isIrrigation?: true;
  /** Has a key on the card of a patient; the others are in the form. */
  isQuick?: true;
}

/**
 * Every amount by its name in a record, in the order of the form. A new one is a line here, its word in the constraint
 * of fluid_entry in a migration, and its two words in fluids.texts.ts: the contract, the form, the record, the sums, the
 * chart and the print follow.
 */
export const fluidAmounts = {
  intakeOral: { kind: 'oral', side: 'intake', isQuick: true },
  intakeIv: { kind: 'iv', side: 'intake', isQuick: true },
  intakeIrrigation: { kind: 'irrigation_in', side: 'intake', isIrrigation: true },
  intakeOther: { kind: 'intake_other', side: 'intake' },
  outputUrine: { kind: 'urine', side: 'output', isQuick: true },
  outputIrrigation: { kind: 'irrigation_out', side: 'output', isIrrigation: true },
  outputEmesis: { kind: 'emesis', side: 'output' },
  outputDrainage: { kind: 'drainage', side: 'output' },
  outputOther: { kind: 'output_other', side: 'output' },
} as const satisfies Record<string, FluidAmount>;

export type AmountField = keyof typeof fluidAmounts;
export type FluidKind = (typeof fluidAmounts)[AmountField]['kind'];

export const amountFields = Object.keys(fluidAmounts) as AmountField[];
export const fluidKinds = amountFields.map((name) => fluidAmounts[name].kind);
export const quickKinds = fluidKinds.filter((kind) => amountOf(kind).isQuick);

/** Makes something of every amount, under its name. */
export function forEachAmount<T>(make: (name: AmountField) => T): Record<AmountField, T> {
  return Object.fromEntries(amountFields.map((name) => [name, make(name)])) as Record<AmountField, T>;
}

/** The name of a kind in a record. */
export function fieldOf(kind: FluidKind): AmountField {
  return amountFields.find((name) => fluidAmounts[name].kind === kind)!;
}

function amountOf(kind: FluidKind): FluidAmount {
  return fluidAmounts[fieldOf(kind)];
}

/** One of the two sides of an irrigation. */
export function isIrrigation(kind: FluidKind): boolean {
  return amountOf(kind).isIrrigation === true;
}

/** True for what a patient takes in. */
export function isIntake(kind: FluidKind): boolean {
  return amountOf(kind).side === 'intake';
}

/** The most that one amount can be: more is a slip of the finger. */
export const maxMillilitres = 20_000;
