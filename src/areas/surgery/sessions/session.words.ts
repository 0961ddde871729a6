import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { currentLanguage } from '#ui/i18n/language.ts';
import type { TheatreSession } from './session.contract.ts';
import { t } from './sessions.texts.ts';

export const sessionRefusals: OwnRefusals = {
  SESSION_OVERLAP: () => t('overlap'),
  TOO_MANY_SESSIONS: ({ max }) => t('tooMany', { max: Number(max) }),
};

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a day of the week is called; 1 is Monday. */
export function weekdayName(weekday: number): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday));
  return new Intl.DateTimeFormat(currentLanguage(), { weekday: 'long', timeZone: 'UTC' }).format(day);
}

/** Whose session it is. */
export function ownerWords({ kind, name, surgeons }: TheatreSession): string {
  const names = surgeons.map((surgeon) => surgeon.name).join(', ');
  if (kind === 'emergency') return t('emergencySlot');
  return kind === 'speciality' ? t('specialityOf', { name: name ?? '', surgeons: names }) : names;
}
