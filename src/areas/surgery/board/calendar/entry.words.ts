import { allergyWords } from '#screens/safety/allergies-in-short.words.ts';
import { isSideMissing, sideWords } from '../../safety/safety.words.ts';
import type { BoardEntry } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import type { Lateness } from './lateness.rules.ts';

/** The side of a case in words, or that it is missing; undefined where there is none, or it is kept from who looks. */
export function sideOf(entry: Pick<BoardEntry, 'laterality' | 'hasSide'>): string | undefined {
  const { laterality } = entry;
  const isUnsided = laterality === null || (laterality === 'not_applicable' && !isSideMissing(entry));
  return isUnsided ? undefined : sideWords(entry);
}

/** What a patient is allergic to; undefined where nothing is known, or it is kept from who looks. */
export function allergiesOf({ allergies }: Pick<BoardEntry, 'allergies'>): string | undefined {
  return allergies && allergies.substances.length > 0 ? allergyWords(allergies) : undefined;
}

/** Who operates and who gives the anaesthetic, as far as they are named. */
export function teamOf({ surgeonName, anesthesiologistName }: BoardEntry): string {
  return [surgeonName, anesthesiologistName].filter(Boolean).join(', ');
}

/** How late a case is, in hours and minutes. */
export function latenessWords({ kind, minutes }: Lateness): string {
  const hours = Math.floor(minutes / 60);
  const duration =
    hours === 0 ? t('minutes', { count: minutes }) : t('hoursMinutes', { hours, minutes: minutes % 60 });
  return t(kind, { duration });
}
