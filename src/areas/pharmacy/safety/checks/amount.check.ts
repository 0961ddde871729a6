import { countDose } from '../dosing/dose-count.ts';
import { countQuantity, intakeOf, takesPartOfWhole } from '../dosing/quantity.ts';
import { isAbove, type Ratio, ratio } from '../dosing/ratio.ts';
import { askedAbove, usualAmount } from '../dosing/usual-amounts.table.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { PlacedLine } from './checked-prescription.ts';

/** Whether a dose is what was meant: half a capsule, ten times the usual, a word that is misread. */
export function checkAmount(line: PlacedLine): Finding[] {
  const { medicine, course } = line;
  if (!medicine) return [];
  const counted = countDose(line.dose, medicine);
  const found: Finding[] = [];
  const { written } = counted;
  if (written.kind === 'read' && written.errorProne) {
    found.push(aFinding('doseAbbreviation', line, written.errorProne));
  }
  if (counted.kind === 'not-counted' && course && course.quantity === null) {
    found.push(aFinding('amountUnknown', line));
  }
  const unit = medicine.baseUnit;
  if (takesPartOfWhole(line, medicine)) found.push(aFinding('partOfWhole', line, { unit }));
  const usual = usualAmount(medicine);
  const single = intakeOf(line, medicine)?.single;
  const inAll = course && (course.quantity ?? countQuantity({ ...line, ...course }, medicine));
  if (single && isAbove(single, ratio(usual.atOnce * askedAbove))) {
    found.push(aFinding('doseUnusual', line, { amount: shown(single), unit, usual: usual.atOnce }));
  } else if (inAll && inAll > usual.course * askedAbove) {
    found.push(aFinding('quantityUnusual', line, { amount: String(inAll), unit, usual: usual.course }));
  }
  return found;
}

/** In words, so that a reason is for this amount alone. */
function shown({ top, bottom }: Ratio): string {
  return String(Math.round((1000 * top) / bottom) / 1000);
}
