import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import type { getPayout } from '../payout.contract.ts';
import { usePayout } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

/** A payout with the referrals in it. */
export type PayoutRecord = CallOutput<typeof getPayout>;

/** Fetches the payout that the address names, and shows why when there is none to show. */
export function OpenedPayout({ children }: { children: (record: PayoutRecord) => ReactNode }) {
  return (
    <OpenedRecord
      query={usePayout(useRouteParameter('payoutId'))}
      missing={{
        icon: 'wallet',
        title: t('notFoundTitle'),
        text: t('notFoundText'),
        back: <BackToPayouts />,
      }}
      failedToLoad={t('failedToLoadOne')}
    >
      {children}
    </OpenedRecord>
  );
}

/** The way from a payout back to the list. */
export function BackToPayouts() {
  return <BackLink to="/dashboard/payouts" label={t('backToPayouts')} />;
}
