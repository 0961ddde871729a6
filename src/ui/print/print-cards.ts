/**
 * Papers of a card: the band of an adult (25 × 279 mm) and of a child or newborn (19 × 178 mm), labels of 50 × 25 mm
 * on A4 sheets, and the same from the roll of a label printer.
 */
export type CardPaper = 'wristband' | 'small-wristband' | 'label-sheet' | 'label-roll';

/** What is worn or stuck on: one card, laid out for each of its papers. */
export interface PrintCards {
  title: string;
  card: PrintCard;
  /** How many labels are printed; a band is printed once. */
  copies: number;
}

/** Whom or what a card names; every text is ready to read. */
export interface PrintCard {
  organisation: string;
  name: string;
  /** What it is known by, such as the number of the patient. */
  numbers: string;
  /** The most important first; each is cut where its paper ends. */
  lines: readonly string[];
  mark: CardMark;
  /** Stands in its Code 128 and in its QR code, exactly as it is written. */
  code: string;
}

/** What must be seen before anything is done; it is never cut, so keep it short. */
export interface CardMark {
  text: string;
  /** The same where there is room for two words. */
  short: string;
  /** White on black. */
  isWarning: boolean;
}

/** True for bands, of which each is one page. */
export function isBand(paper: CardPaper): boolean {
  return paper === 'wristband' || paper === 'small-wristband';
}
