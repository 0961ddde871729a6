import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError } from '#client/transport.ts';
import { t } from './services.texts.ts';

/** Says why something was not done, where more is known than that it failed. */
export function refusalWords(error: unknown): string | undefined {
  if (error instanceof CallError && error.code === 'SERVICE_NAME_TAKEN') return t('nameTaken');
  const kind = refusalKindOf(error);
  return kind && t(kind);
}
