import { Box, Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { usePerson } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import { usePayoutTasks } from '../detail/use-payout-tasks.tsx';
import { ExportPayouts } from '../export/export-payouts.tsx';
import { usePayoutPage } from '../payout.hooks.ts';
import { payoutStatuses } from '../payout.rules.ts';
import { t } from '../payouts.texts.ts';
import { PayoutCards } from './payout-cards.tsx';
import { payoutColumns } from './payout-columns.tsx';
import { payoutList } from './payout-list.address.ts';

const RunPayoutsForm = lazyPart(() => import('../runs/form/run-payouts-form.tsx'), 'RunPayoutsForm');

/** Payouts of commissions: made out of pending referrals, approved, paid or cancelled, and printed. */
export function PayoutsScreen() {
  const format = useFormat();
  const { user } = usePerson();
  const list = useListAddress(payoutList);
  const [isRunning, setRunning] = useState(false);
  const query = usePayoutPage(list.request);
  const columns = useMemo(() => payoutColumns(format, user.id), [format, user.id]);
  const { actionsOf, dialog } = usePayoutTasks();
  const { referrerId } = list.address;
  const run = () => setRunning(true);

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <ExportPayouts filter={payoutList.filterOf(list.address)} />
            <Button leftSection={<Icon name="refresh" size={18} />} onClick={run}>
              {t('run')}
            </Button>
          </>
        }
      />
      <Box mb="lg">
        <PayoutCards referrerId={referrerId} />
      </Box>
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ payoutNumber: number, referrerName: referrer }) => t('rowName', { number, referrer })}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'wallet',
          hint: t('noneYet'),
          first: { label: t('run'), onClick: run },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <ReferrerPicker label={t('referrer')} clearable isWithInactive {...list.field('referrerId')} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={payoutStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      {dialog}
      {isRunning && (
        <Suspense fallback={null}>
          <RunPayoutsForm referrerId={referrerId} onClose={() => setRunning(false)} />
        </Suspense>
      )}
    </>
  );
}
