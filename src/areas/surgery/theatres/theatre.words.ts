import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { Theatre } from './theatre.contract.ts';
import { t } from './theatres.texts.ts';

/** What the colour of a status says once more. */
export const theatreTone = {
  available: 'success',
  occupied: 'danger',
  maintenance: 'warning',
  cleaning: 'info',
} as const satisfies Record<Theatre['status'], Tone>;

/** That a theatre cannot be used now, and why; undefined for one that can. */
export function theatreNotice({
  status,
  statusNote,
}: Pick<Theatre, 'status' | 'statusNote'>): string | undefined {
  if (status !== 'maintenance') return undefined;
  return [t('status_maintenance'), statusNote].filter(Boolean).join(': ');
}

export const theatreRefusals: OwnRefusals = {
  THEATRE_NUMBER_TAKEN: () => t('numberTaken'),
  TOO_MANY_THEATRES: ({ max }) => t('tooMany', { max: Number(max) }),
  THEATRE_IN_USE: ({ theatre }) => t('inUse', { theatre: String(theatre) }),
  THEATRE_OCCUPIED: ({ theatre }) => t('occupied', { theatre: String(theatre) }),
  CLEANING_TAKEN: ({ name }) => t('cleaningTaken', { name: String(name) }),
  WRONG_STATE: () => t('wrongState'),
};
