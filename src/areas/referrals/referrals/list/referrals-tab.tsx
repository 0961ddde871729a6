import { Button, Group, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import {
  isNarrowed,
  readReferralListAddress,
  type ReferralListAddress,
  requestOf,
} from './referral-list.address.ts';
import { ReferralList } from './referral-list.tsx';
import { referralStatuses } from '../referral.contract.ts';
import { t } from '../referrals.texts.ts';

/** All referrals, newest first. */
export function ReferralsTab() {
  const mayWrite = useMay()('referrals.commissions');
  const [address, change] = useSearchParameters(readReferralListAddress);
  const [adding, setAdding] = useState<{ referrerId?: string | undefined }>();
  const add = () => setAdding({ referrerId: address.referrerId });

  return (
    <>
      {mayWrite && (
        <Group justify="flex-end" mb="md">
          <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
            {t('addReferral')}
          </Button>
        </Group>
      )}
      <ReferralFilters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <ReferralList
        caption={t('title')}
        request={requestOf(address)}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        empty={<ReferralsEmpty address={address} {...(mayWrite && { onAdd: add })} />}
        adding={adding}
        onAdded={() => setAdding(undefined)}
      />
    </>
  );
}

type Change = { [Key in keyof ReferralListAddress]?: ReferralListAddress[Key] | undefined };

function ReferralFilters({
  address,
  onChange,
}: {
  address: ReferralListAddress;
  onChange: (change: Change) => void;
}) {
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() => onChange({ referrerId: undefined, status: undefined, from: undefined, to: undefined })}
    >
      <ReferrerPicker
        label={t('referrer')}
        clearable
        isWithInactive
        value={address.referrerId ?? ''}
        onChange={(referrerId) => onChange({ referrerId: referrerId || undefined })}
      />
      <NativeSelect
        label={t('status')}
        value={address.status ?? ''}
        data={[
          { value: '', label: t('allStatuses') },
          ...referralStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ status: (currentTarget.value || undefined) as ReferralListAddress['status'] })
        }
      />
      <DateField
        label={t('from')}
        value={address.from ?? ''}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
      />
      <DateField
        label={t('to')}
        value={address.to ?? ''}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
      />
    </FilterBar>
  );
}

function ReferralsEmpty({ address, onAdd }: { address: ReferralListAddress; onAdd?: () => void }) {
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const addFirst = onAdd && (
    <Button mt="sm" onClick={onAdd}>
      {t('addFirst')}
    </Button>
  );
  return <EmptyState icon="share" title={t('noneFound')} hint={t('noneYet')} action={addFirst} />;
}
