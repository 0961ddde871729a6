import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './discharges.texts.ts';

export const dischargeRefusals: OwnRefusals = {
  DISCHARGE_BLOCKED: () => t('isBlocked'),
  WRONG_STATE: () => t('wrongState'),
  RECORD_RESTRICTED: () => t('recordRestricted'),
};
