import { z } from 'zod';
import { freeText } from '#kernel/text.ts';
import { optionalWholeNumber } from '#ui/form/fields/typed-whole-number.ts';
import { agreedBy, maxDispensed, type OpenedDispensing } from '../dispensing.contract.ts';
import type { LineToGive, LotToGive, Offer } from '../line-to-give.contract.ts';

const typedQuantity = optionalWholeNumber({ min: 0, max: maxDispensed });

const typedLine = z
  .strictObject({
    lineId: z.uuid(),
    isOutside: z.boolean(),
    medicineId: z.string(),
    quantity: typedQuantity,
    /** True where somebody names the lots; otherwise what expires first is taken. */
    hasOwnLots: z.boolean(),
    lots: z.array(z.strictObject({ lotId: z.uuid(), quantity: typedQuantity })),
    lotReason: freeText(500),
    agreedBy: z.enum(['', ...agreedBy]),
    agreedName: freeText(200),
  })
  .transform(({ hasOwnLots, ...typed }) => ({
    ...typed,
    medicineId: typed.medicineId || null,
    quantity: typed.quantity || null,
    agreedBy: typed.agreedBy || null,
    lots: hasOwnLots
      ? typed.lots.flatMap((lot) => (lot.quantity ? [{ lotId: lot.lotId, quantity: lot.quantity }] : []))
      : [],
  }));

/** What is typed at the counter; a line without a quantity is left for another time. */
export const handOutSchema = z.strictObject({
  lines: z.array(typedLine),
  reasons: z
    .array(z.strictObject({ key: z.string(), reason: freeText(500) }))
    .transform((all) => all.filter(({ reason }) => reason !== '')),
});

export type HandOutValues = z.input<typeof handOutSchema>;
export type HandOutLine = HandOutValues['lines'][number];

const lotsOf = (offer: Offer | undefined) =>
  (offer?.lots ?? []).map(({ lotId }) => ({ lotId, quantity: '' }));

/** Proposes what is left, as far as it is there. */
export function initialHandOut({ lines, prescription, findings: checks }: OpenedDispensing): HandOutValues {
  return {
    lines: lines.map((given) => {
      const [offer] = given.offers;
      const isActive = prescription.lines.find(({ id }) => id === given.lineId)?.state === 'active';
      const there = (offer?.lots ?? []).reduce((sum, lot) => sum + lot.quantity, 0);
      const proposed = isActive && given.isOpen && offer ? Math.min(given.remaining ?? 0, there) : 0;
      return {
        lineId: given.lineId,
        isOutside: false,
        medicineId: offer?.medicineId ?? '',
        quantity: proposed > 0 && !offer?.isControlled ? proposed : '',
        hasOwnLots: false,
        lots: lotsOf(offer),
        lotReason: '',
        agreedBy: '' as const,
        agreedName: '',
      };
    }),
    reasons: checks
      .filter(({ severity, isNew }) => severity === 'stop' && isNew)
      .map(({ key }) => ({ key, reason: '' })),
  };
}

/** The line for another brand: its lots are others. */
export function withBrand(typed: HandOutLine, offer: Offer | undefined): HandOutLine {
  return { ...typed, medicineId: offer?.medicineId ?? '', hasOwnLots: false, lots: lotsOf(offer) };
}

const lasts = ({ expiresOn }: LotToGive, day: string | null) =>
  day === null || expiresOn === null || expiresOn >= day;

/** Lots in the order they are taken in: what lasts for the course, the first to expire first, then the longest. */
function inTurn(lots: readonly LotToGive[], courseEndsOn: string | null): LotToGive[] {
  return [
    ...lots.filter((lot) => lasts(lot, courseEndsOn)),
    ...lots.filter((lot) => !lasts(lot, courseEndsOn)).toReversed(),
  ];
}

/** Which lots a quantity is taken from, how much is missing, and whether one expires before the course ends. */
export function firstLots(lots: readonly LotToGive[], wanted: number, courseEndsOn: string | null = null) {
  let missing = wanted;
  const taken = inTurn(lots, courseEndsOn).flatMap((lot) => {
    const part = Math.min(lot.quantity, missing);
    missing -= part;
    return part > 0 ? [{ lot, quantity: part }] : [];
  });
  return { taken, missing, isShort: taken.some(({ lot }) => !lasts(lot, courseEndsOn)) };
}

interface Scanned {
  index: number;
  courseEndsOn: string | null;
  offer: Offer;
  /** The lot whose number was scanned; undefined for the code of a pack. */
  lot: LotToGive | undefined;
}

/** The open line that a scanned code belongs to, by the code of a pack or the number of a lot. */
export function scannedLine(lines: readonly LineToGive[], code: string): Scanned | undefined {
  const wanted = code.trim().toLowerCase();
  const isIt = (text: string | null) => text !== null && text.toLowerCase() === wanted;
  for (const [index, { isOpen, offers, courseEndsOn }] of lines.entries()) {
    for (const offer of isOpen ? offers : []) {
      const lot = offer.lots.find(({ lotNumber }) => isIt(lotNumber));
      if (lot || isIt(offer.sku)) return { index, courseEndsOn, offer, lot };
    }
  }
  return undefined;
}

/** The line as a scanned pack or lot fills it. */
export function withScanned(
  typed: HandOutLine,
  { offer, lot, courseEndsOn }: Scanned,
  remaining: number | null,
): HandOutLine {
  const line = typed.medicineId === offer.medicineId ? typed : withBrand(typed, offer);
  const there = lot?.quantity ?? offer.lots.reduce((sum, one) => sum + one.quantity, 0);
  const quantity = Math.min(remaining ?? 1, there) || '';
  const isFirst = lot === undefined || inTurn(offer.lots, courseEndsOn)[0]?.lotId === lot.lotId;
  if (isFirst) return { ...line, isOutside: false, quantity, hasOwnLots: false };
  const lots = offer.lots.map(({ lotId }) => ({ lotId, quantity: lotId === lot.lotId ? quantity : '' }));
  return { ...line, isOutside: false, quantity, hasOwnLots: true, lots };
}
