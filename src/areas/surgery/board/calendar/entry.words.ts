import { t as caseText } from '../../cases/cases.texts.ts';
import type { BoardEntry } from '../board.contract.ts';
import { t } from '../board.texts.ts';
import type { Lateness } from './lateness.rules.ts';

/** The side of a case in words; undefined where it has none, or it is kept from who looks. */
export function sideOf({ laterality }: Pick<BoardEntry, 'laterality'>): string | undefined {
  return laterality === null || laterality === 'not_applicable'
    ? undefined
    : caseText(`laterality_${laterality}`);
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
