import { isIn } from '../facts/classes.ts';
import { informingPairs, type Pair, stoppingPairs } from '../facts/interactions.ts';
import { aFinding, type Finding } from '../finding.ts';
import type { CurrentMedicine, PlacedLine } from './checked-prescription.ts';

/** The pairs that two lists of ingredients make, whichever way round. */
function pairsBetween(
  pairs: readonly Pair[],
  codes: readonly string[],
  others: readonly string[],
): { pair: Pair; ingredient: string; other: string }[] {
  return pairs.flatMap((pair) => {
    for (const ingredient of codes) {
      for (const other of others) {
        if (ingredient !== other && isPair(pair, ingredient, other)) return [{ pair, ingredient, other }];
      }
    }
    return [];
  });
}

function isPair({ one, other }: Pair, a: string, b: string): boolean {
  return (isOn(one, a) && isOn(other, b)) || (isOn(one, b) && isOn(other, a));
}

function isOn(side: Pair['one'], ingredient: string): boolean {
  return side.some((part) =>
    typeof part === 'object' ? part.ingredient === ingredient : isIn(part, ingredient),
  );
}

/** What a line does together with another medicine of the prescription or one that is taken already. */
export function checkInteractions(line: PlacedLine, others: readonly CurrentMedicine[]): Finding[] {
  const codes = line.medicine?.ingredients.map(({ code }) => code) ?? [];
  const found = (code: 'interaction' | 'interactionCaution', pairs: readonly Pair[]) =>
    others.flatMap((other) =>
      pairsBetween(pairs, codes, other.ingredientCodes).map(({ pair, ingredient, other: second }) =>
        aFinding(code, line, { pair: pair.id, ingredient, other: second, medicine: other.name }),
      ),
    );
  return [...found('interaction', stoppingPairs), ...found('interactionCaution', informingPairs)];
}
