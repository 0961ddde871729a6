import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { t } from './users.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  const kind = refusalKindOf(error);
  if (kind) return t(kind);
  if (!(error instanceof CallError)) return undefined;
  switch (error.code) {
    case 'EMAIL_TAKEN':
      return t('emailTaken');
    case 'BEYOND_OWN_PERMISSIONS':
      return t('beyondOwn');
    case 'LAST_ADMINISTRATOR':
      return t('lastAdministrator');
    case 'OWN_ACCOUNT':
      return t('ownAccount');
    case 'ACCOUNT_NOT_READY':
      return notReadyWords(error.facts['reason']);
    default:
      return undefined;
  }
}

function notReadyWords(reason: unknown): string {
  if (reason === 'hasPassword') return t('notReady_hasPassword');
  return reason === 'noPassword' ? t('notReady_noPassword') : t('notReady_inactive');
}
