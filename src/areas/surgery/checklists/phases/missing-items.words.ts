import type { ErrorFacts } from '#kernel/app-error.ts';
import { checklistCode, type MissingItem, phaseOfSecond } from '../checklist.rules.ts';
import { missingCounts } from '../../counts/count.rules.ts';
import { t } from '../checklists.texts.ts';
import { checklistPhases } from '../templates/published-checklists.ts';

/** As many open items as a refusal names; the checklist itself names all. */
const mostNamed = 3;

/** What is open, as a refusal or a list names it. */
export function missingItemWords({ code, description }: MissingItem): string {
  if (code === checklistCode) return t('itself');
  const uncounted = missingCounts.find((one) => code === `counts-${one}`);
  if (uncounted) return t(`counts_${uncounted}`);
  const phase = phaseOfSecond(code);
  return phase ? t('secondOpen', { phase: t(`phase_${phase}`) }) : description;
}

/** Why a step waits for the safety checklist, with what is open. */
export function checksMissingWords(facts: ErrorFacts): string {
  const phase = checklistPhases.find((one) => one === facts['phase']);
  const first = phase ? t('phaseOpen', { phase: t(`phase_${phase}`) }) : t('checksMissing');
  return [first, openWords(facts)].filter(Boolean).join(' ');
}

/** Why an item is not ticked yet: the phase before it is open. */
export function orderWords(facts: ErrorFacts): string {
  const phase = checklistPhases.find((one) => one === facts['phase']) ?? 'sign_in';
  return [t('orderFirst', { phase: t(`phase_${phase}`) }), openWords(facts)].filter(Boolean).join(' ');
}

function openWords(facts: ErrorFacts): string | undefined {
  const items = (facts['items'] ?? []) as readonly MissingItem[];
  if (items.length === 0) return undefined;
  const named = items.slice(0, mostNamed).map(missingItemWords).join('; ');
  return items.length > mostNamed
    ? t('openAndMore', { items: named, more: items.length - mostNamed })
    : t('open', { items: named });
}
