import type { ReactNode } from 'react';
import { StatePage } from './state-page.tsx';
import { t } from './state.texts.ts';

/** The page of an unknown address; `action` is usually a link home. */
export function NotFoundPage({ action }: { action?: ReactNode }) {
  return <StatePage icon="search" title={t('notFoundTitle')} text={t('notFoundText')} action={action} />;
}
