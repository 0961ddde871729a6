import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './roles.texts.ts';

export const roleRefusals: OwnRefusals = {
  BEYOND_OWN_PERMISSIONS: () => t('beyondOwn'),
  LAST_ADMINISTRATOR: () => t('lastAdministrator'),
  SYSTEM_ROLE: () => t('systemRole'),
};
