import type { ErrorFacts } from '#kernel/app-error.ts';
import { inErrorStatus } from '#kernel/papers/paper-status.rules.ts';
import { t } from './papers.texts.ts';

/** Why a paper takes no step: it was entered in error, or what its subject says of the status that it has. */
export function wrongStateWords(otherwise: (facts: ErrorFacts) => string): (facts: ErrorFacts) => string {
  return (facts) => (facts['status'] === inErrorStatus ? t('isInError') : otherwise(facts));
}
