import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t } from './users.texts.ts';

export const userRefusals: OwnRefusals = {
  BEYOND_OWN_PERMISSIONS: () => t('beyondOwn'),
  LAST_ADMINISTRATOR: () => t('lastAdministrator'),
  OWN_ACCOUNT: () => t('ownAccount'),
  PLAN_LIMIT: ({ limit }) => t('planLimit', { limit: Number(limit) }),
  SUBSCRIPTION_PAST_DUE: () => t('pastDue'),
  ACCOUNT_NOT_READY: ({ reason }) => notReadyWords(reason),
};

function notReadyWords(reason: unknown): string {
  if (reason === 'hasPassword') return t('notReady_hasPassword');
  return reason === 'noPassword' ? t('notReady_noPassword') : t('notReady_inactive');
}
