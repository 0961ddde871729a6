import { Box, Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ExportPayouts } from '../export/export-payouts.tsx';
import { PayoutCards } from './payout-cards.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { PayoutFilters, PayoutsEmpty } from './payout-filters.tsx';
import { readPayoutListAddress, requestOf } from './payout-list.address.ts';
import { usePayoutPage } from '../payout.hooks.ts';
import { t } from '../payouts.texts.ts';
import { usePayoutDesk } from '../detail/use-payout-desk.tsx';

const RunPayoutsForm = lazy(async () => ({
  default: (await import('../runs/form/run-payouts-form.tsx')).RunPayoutsForm,
}));

/** Payouts of commissions: made out of pending referrals, approved, paid or cancelled, and printed. */
export function PayoutsScreen() {
  const format = useFormat();
  const [address, change] = useSearchParameters(readPayoutListAddress);
  const [isRunning, setRunning] = useState(false);
  const { cursor: _cursor, limit: _limit, ...filter } = requestOf(address);
  const query = usePayoutPage(requestOf(address));
  const columns = useMemo(() => payoutColumns(format), [format]);
  const desk = usePayoutDesk();
  const run = () => setRunning(true);

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <ExportPayouts filter={filter} />
            <Button leftSection={<Icon name="refresh" size={18} />} onClick={run}>
              {t('run')}
            </Button>
          </>
        }
      />
      <Box mb="lg">
        <PayoutCards referrerId={address.referrerId} />
      </Box>
      <PayoutFilters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ payoutNumber: number, referrerName: referrer }) => t('rowName', { number, referrer })}
        rowActions={desk.actionsOf}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<PayoutsEmpty address={address} onRun={run} />}
        errorMessage={t('failedToLoad')}
      />
      {desk.dialog}
      {isRunning && (
        <Suspense fallback={null}>
          <RunPayoutsForm referrerId={address.referrerId} onClose={() => setRunning(false)} />
        </Suspense>
      )}
    </>
  );
}
