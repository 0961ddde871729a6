import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './emergency-access.texts.ts';

export const emergencyRefusals: OwnRefusals = {
  STALE: () => t('changedMeanwhile'),
  EMERGENCY_LIMIT: ({ max }) => t('limitReached', { max: Number(max) }),
};
