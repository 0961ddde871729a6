import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { CallError } from '#client/transport.ts';
import { isUuid } from '#kernel/ids.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { useNamedReferrer } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';
import { BackToReferrals } from './back-to-referrals.tsx';

/** Fetches the referrer that the address names, and shows why when there is none to show. */
export function OpenedReferrer({ children }: { children: (referrer: Referrer) => ReactNode }) {
  const referrerId = useRouteParameter('referrerId').trim();
  const isId = isUuid(referrerId);
  const { data, error, isFetching, refetch } = useNamedReferrer(isId ? referrerId : undefined);
  if (referrerId === '') return <NoReferrer title={t('notProvided')} text={t('notProvidedText')} />;
  if (!isId || (error instanceof CallError && error.code === 'NOT_FOUND')) {
    return <NoReferrer title={t('notFound')} text={t('notFoundText')} />;
  }
  if (data) return children(data);
  if (error) return <ErrorPanel message={t('failedToLoadOne')} onRetry={refetch} isRetrying={isFetching} />;
  return <LoadingSkeleton lines={8} />;
}

function NoReferrer({ title, text }: { title: string; text: string }) {
  return <StatePage icon="users" title={title} text={text} action={<BackToReferrals />} />;
}
