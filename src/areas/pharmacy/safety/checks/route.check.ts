import { isInjectedBy } from '../facts/watched.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { DosageForm } from '../medicine-facts.ts';
import { usualRouteOfWords } from '../words/medicine-words.ts';
import type { PlacedLine } from './checked-prescription.ts';

const injectedForms: ReadonlySet<DosageForm> = new Set(['injection', 'infusion']);
const neverInjected: ReadonlySet<DosageForm> = new Set([
  ...(['tablet', 'capsule', 'syrup', 'suspension', 'sachet', 'drops', 'inhaler', 'nebuliser'] as const),
  ...(['cream', 'ointment', 'gel', 'suppository', 'spray', 'patch'] as const),
]);

/** Whether a form can go where it is written to go: an ampoule is not swallowed, a syrup never goes into a vein. */
export function checkRoute(line: PlacedLine): Finding[] {
  const { medicine, route, name } = line;
  if (!route || route === medicine?.route) return [];
  if (!medicine) {
    const said = usualRouteOfWords(name);
    const isSwallowed = said === 'oral' && isInjectedBy(route);
    const isInjected = said !== null && isInjectedBy(said) && route === 'oral';
    return isSwallowed || isInjected ? [aFinding('routeOfOtherForm', line, { route })] : [];
  }
  const isWrong = injectedForms.has(medicine.dosageForm)
    ? route === 'oral'
    : neverInjected.has(medicine.dosageForm) && isInjectedBy(route);
  return isWrong ? [aFinding('routeOfOtherForm', line, { route })] : [];
}
