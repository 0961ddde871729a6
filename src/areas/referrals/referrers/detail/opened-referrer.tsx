import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { isUuid } from '#kernel/ids.ts';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import type { Referrer } from '../referrer.contract.ts';
import { useNamedReferrer } from '../referrer.hooks.ts';
import { t } from '../referrers.texts.ts';
import { BackToReferrals } from './back-to-referrals.tsx';

/** Fetches the referrer that the address names, and shows why when there is none to show. */
export function OpenedReferrer({ children }: { children: (referrer: Referrer) => ReactNode }) {
  const referrerId = useRouteParameter('referrerId').trim();
  const isId = isUuid(referrerId);
  const query = useNamedReferrer(isId ? referrerId : undefined);
  const [title, text] =
    referrerId === '' ? [t('notProvided'), t('notProvidedText')] : [t('notFound'), t('notFoundText')];
  if (!isId) return <StatePage icon="users" title={title} text={text} action={<BackToReferrals />} />;
  return (
    <OpenedRecord
      query={query}
      missing={{ icon: 'users', title, text, back: <BackToReferrals /> }}
      failedToLoad={t('failedToLoadOne')}
    >
      {children}
    </OpenedRecord>
  );
}
