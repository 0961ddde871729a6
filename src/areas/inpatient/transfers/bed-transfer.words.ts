import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { patientName, placementRefusals } from '../beds/bed.words.ts';
import type { BedTransfer } from './bed-transfer.contract.ts';
import { t } from './bed-transfers.texts.ts';

/** What the colour of a status says once more. */
export const transferTone = {
  pending: 'warning',
  approved: 'info',
  completed: 'success',
  cancelled: 'neutral',
} as const satisfies Record<BedTransfer['status'], Tone>;

export const transferRefusals: OwnRefusals = {
  ...placementRefusals,
  TRANSFER_OPEN: () => t('transferOpen'),
  STALE: () => t('stale'),
  WRONG_STATE: ({ status }) => t(status === 'without-bed' ? 'withoutBed' : 'wrongState'),
};

/** A bed with its ward. */
export function placeWords({ bedNumber: number, wardName: ward }: BedTransfer['toBed']): string {
  return t('place', { number, ward });
}

/** Who is moved, and to which bed. */
export function namesOf({ patient, toBed }: BedTransfer) {
  return { patient: patientName(patient), number: toBed.bedNumber };
}
