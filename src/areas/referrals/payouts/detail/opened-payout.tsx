import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { CallError } from '#client/transport.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import type { getPayout } from '../payout.contract.ts';
import { usePayout } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';

/** A payout with the referrals in it. */
export type PayoutRecord = CallOutput<typeof getPayout>;

/** Fetches the payout that the address names, and shows why when there is none to show. */
export function OpenedPayout({ children }: { children: (record: PayoutRecord) => ReactNode }) {
  const { data, error, isFetching, refetch } = usePayout(useRouteParameter('payoutId'));
  if (isMissing(error)) {
    return (
      <StatePage
        icon="wallet"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<BackToPayouts />}
      />
    );
  }
  if (data) return children(data);
  if (error) return <ErrorPanel message={t('failedToLoadOne')} onRetry={refetch} isRetrying={isFetching} />;
  return <LoadingSkeleton lines={8} />;
}

// An address that holds no id at all is refused as invalid input.
function isMissing(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT');
}

/** The way from a payout back to the list. */
export function BackToPayouts() {
  return (
    <Anchor component={Link} to="/dashboard/payouts" size="sm" w="fit-content">
      <Group gap={4} component="span" wrap="nowrap">
        <Icon name="chevronLeft" size={16} />
        {t('backToPayouts')}
      </Group>
    </Anchor>
  );
}
