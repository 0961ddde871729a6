import { aFinding, type Finding } from '../finding.ts';
import type { PlacedLine } from './checked-prescription.ts';

/** What is known of a medicine in words alone: that the list has it, and that two people give it. */
export function checkWords(line: PlacedLine): Finding[] {
  const { medicine, words, name } = line;
  if (medicine || !words) return [];
  return [
    ...(words.isInList ? [aFinding('nameInList', line, { name })] : []),
    ...(words.isHighAlert ? [aFinding('watchedHighAlert', line)] : []),
    ...(words.isControlled ? [aFinding('watchedControlled', line)] : []),
    ...(words.isInfusion ? [aFinding('watchedInfusion', line)] : []),
  ];
}
