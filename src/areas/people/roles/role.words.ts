import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { t } from './roles.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof CallError) {
    if (error.code === 'BEYOND_OWN_PERMISSIONS') return t('beyondOwn');
    if (error.code === 'LAST_ADMINISTRATOR') return t('lastAdministrator');
    if (error.code === 'SYSTEM_ROLE') return t('systemRole');
  }
  const kind = refusalKindOf(error);
  return kind && t(kind);
}
