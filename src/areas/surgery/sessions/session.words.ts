import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { TheatreSession } from './session.contract.ts';
import { t } from './sessions.texts.ts';

export const sessionRefusals: OwnRefusals = {
  SESSION_OVERLAP: () => t('overlap'),
  TOO_MANY_SESSIONS: ({ max }) => t('tooMany', { max: Number(max) }),
};

/** Whose session it is. */
export function ownerWords({ kind, name, surgeons }: TheatreSession): string {
  const names = surgeons.map((surgeon) => surgeon.name).join(', ');
  if (kind === 'emergency') return t('emergencySlot');
  return kind === 'speciality' ? t('specialityOf', { name: name ?? '', surgeons: names }) : names;
}
