import { Button, NativeSelect } from '@mantine/core';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ReferrerPicker } from '../../referrers/form/referrer-picker.tsx';
import type { PayoutListAddress } from './payout-list.address.ts';
import { type PayoutStatus, payoutStatuses } from '../payout.rules.ts';
import { t } from '../payouts.texts.ts';

function isNarrowed({ referrerId, status }: PayoutListAddress): boolean {
  return referrerId !== undefined || status !== undefined;
}

interface PayoutFiltersProps {
  address: PayoutListAddress;
  onChange: (change: { referrerId?: string | undefined; status?: PayoutStatus | undefined }) => void;
}

/** Referrer and status over the list. */
export function PayoutFilters({ address, onChange }: PayoutFiltersProps) {
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() => onChange({ referrerId: undefined, status: undefined })}
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
          ...payoutStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ status: (currentTarget.value || undefined) as PayoutStatus | undefined })
        }
      />
    </FilterBar>
  );
}

/** Stands in the place of the list when it has no rows, and says what to do about it. */
export function PayoutsEmpty({ address, onRun }: { address: PayoutListAddress; onRun: () => void }) {
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const runFirst = (
    <Button mt="sm" onClick={onRun}>
      {t('run')}
    </Button>
  );
  return <EmptyState icon="wallet" title={t('noneFound')} hint={t('noneYet')} action={runFirst} />;
}
