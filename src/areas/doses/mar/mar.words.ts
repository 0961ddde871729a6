import { fullName } from '#areas/patients/patient-words.public.ts';
import type { Tone } from '#ui/page/tone.ts';
import { foodWord, routeWords } from '#areas/pharmacy/pharmacy-web.public.ts';
import type { GridDose, MarLine } from './mar.contract.ts';
import { dueMinutes, isDueWithin, isOverdue } from './mar.rules.ts';
import { t } from './mar.texts.ts';

const toneOf = {
  scheduled: 'neutral',
  given: 'success',
  refused: 'warning',
  held: 'warning',
  missed: 'danger',
} as const satisfies Record<GridDose['status'], Tone>;

/** The state of a dose at an instant, in words, with a colour that repeats them. */
export function stateWords(
  dose: Pick<GridDose, 'status' | 'scheduledTime'>,
  now: string,
): { words: string; tone: Tone } {
  if (isOverdue(dose, now)) return { words: t('overdue'), tone: 'danger' };
  if (isDueWithin(dose, now, dueMinutes)) return { words: t('due'), tone: 'info' };
  return { words: t(`status_${dose.status}`), tone: toneOf[dose.status] };
}

export const patientName: (patient: { firstName: string; lastName: string }) => string = fullName;

/** How it is given, in the order in which it is read aloud. */
export function orderWords({ dose, frequency, route, food, instruction }: MarLine): string {
  return [dose, frequency, routeWords(route), food && foodWord(food), instruction]
    .filter(Boolean)
    .join(' · ');
}
