import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import { referralStatuses } from '../referral.contract.ts';
import { t } from '../referrals.texts.ts';
import { referralList } from './referral-list.address.ts';
import { ReferralList } from './referral-list.tsx';

/** All referrals, newest first. */
export function ReferralsTab() {
  const mayWrite = useMay()('referrals.commissions');
  const list = useListAddress(referralList);
  const [adding, setAdding] = useState<{ referrerId?: string | undefined }>();
  const add = () => setAdding({ referrerId: list.address.referrerId });

  return (
    <>
      {mayWrite && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {t('addReferral')}
          </Button>
        </Group>
      )}
      <FilterBar isFiltered={list.isNarrowed} setCount={list.setCount} onClear={list.clear}>
        <ReferrerPicker label={t('referrer')} clearable isWithInactive {...list.field('referrerId')} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={referralStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <FilterDates from={list.field('from')} to={list.field('to')} />
        <ListViews list={list} />
      </FilterBar>
      <ReferralList
        caption={t('title')}
        request={list.request}
        paging={list.paging}
        empty={
          <ListEmpty
            title={t('noneFound')}
            icon="share"
            hint={t('noneYet')}
            first={mayWrite && { label: t('addFirst'), onClick: add }}
            narrowedHint={t('noneMatch')}
            isNarrowed={list.isNarrowed}
            onClear={list.clear}
            after={list.address.after}
          />
        }
        adding={adding}
        onAdded={() => setAdding(undefined)}
      />
    </>
  );
}
