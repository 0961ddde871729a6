import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Tone } from '#ui/page/tone.ts';
import { movingRefusals } from '../movements/stock-movement.words.ts';
import type { Requisition } from './requisition.contract.ts';
import { t } from './requisitions.texts.ts';

const tones: Record<Requisition['status'], Tone> = {
  requested: 'warning',
  approved: 'info',
  issued: 'warning',
  received: 'success',
  rejected: 'neutral',
  cancelled: 'neutral',
};

/** How far a requisition has come. */
export function RequisitionBadge({ status }: Pick<Requisition, 'status'>) {
  return <StatusBadge tone={tones[status]}>{t(`status_${status}`)}</StatusBadge>;
}

/** Why a requisition stays as it is. */
export function requisitionRefusals(format: Pick<Format, 'date'>): OwnRefusals {
  return {
    ...movingRefusals(format),
    SECOND_PERSON_REQUIRED: () => t('secondPerson'),
    WRONG_STATE: () => t('wrongState'),
  };
}
