import { Button, NativeSelect } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { BackToBilling } from '../../invoices/list/back-to-billing.tsx';
import { serviceColumns } from './service-columns.tsx';
import {
  readServiceListAddress,
  requestOf,
  type ServiceListAddress,
  statusFilters,
} from './service-list.address.ts';
import type { Service } from '../service.contract.ts';
import { useServiceCategories, useServicePage } from '../service.hooks.ts';
import { t } from '../services.texts.ts';
import { useServiceStatus } from './use-service-status.ts';

const ServiceForm = lazy(async () => ({
  default: (await import('../form/service-form.tsx')).ServiceForm,
}));

/** The catalogue of what can be billed. */
export function ServicesScreen() {
  const may = useMay();
  const format = useFormat();
  const [address, change] = useSearchParameters(readServiceListAddress);
  const [edited, setEdited] = useState<Service | 'new'>();
  const query = useServicePage(requestOf(address));
  const columns = useMemo(() => serviceColumns(format), [format]);
  const statusChange = useServiceStatus();
  const mayWrite = may('billing.write');
  const add = () => setEdited('new');

  function actionsOf(service: Service): RowAction[] {
    const isBusy = statusChange.busyId === service.id;
    const status: RowAction =
      service.status === 'active'
        ? {
            label: t('deactivate'),
            icon: 'archive',
            isBusy,
            onClick: () => void statusChange.deactivate(service),
          }
        : {
            label: t('activate'),
            icon: 'refresh',
            isBusy,
            onClick: () => void statusChange.activate(service),
          };
    return [{ label: t('edit'), icon: 'edit', onClick: () => setEdited(service) }, status];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackToBilling />}
        actions={
          mayWrite && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
              {t('addService')}
            </Button>
          )
        }
      />
      <ServiceFilters address={address} onChange={(next) => change({ ...next, after: undefined })} />
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        {...(mayWrite && { rowActions: actionsOf })}
        paging={{
          cursor: address.after,
          onCursor: (after) => change({ after }, { replace: false }),
          pageSize: address.size,
          onPageSize: (size) => change({ size, after: undefined }),
        }}
        summary={t('shown', { count: query.data?.rows.length ?? 0 })}
        empty={<ServicesEmpty address={address} {...(mayWrite && { onAdd: add })} />}
        errorMessage={t('failedToLoad')}
      />
      {edited && (
        <Suspense fallback={null}>
          <ServiceForm
            key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
            {...(edited !== 'new' && { service: edited })}
            onReload={setEdited}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

type Change = { [Key in keyof ServiceListAddress]?: ServiceListAddress[Key] | undefined };

function isNarrowed({ category, status }: ServiceListAddress): boolean {
  return category !== undefined || status !== 'active';
}

function ServiceFilters({
  address,
  onChange,
}: {
  address: ServiceListAddress;
  onChange: (change: Change) => void;
}) {
  const categories = useServiceCategories().data?.categories ?? [];
  const { category, status } = address;
  const offered = category && !categories.includes(category) ? [category, ...categories] : categories;
  return (
    <FilterBar
      isFiltered={isNarrowed(address)}
      onClear={() => onChange({ category: undefined, status: undefined })}
    >
      <NativeSelect
        label={t('category')}
        value={category ?? ''}
        data={[{ value: '', label: t('allCategories') }, ...offered]}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('status')}
        value={status}
        data={statusFilters.map((value) => ({
          value,
          label: value === 'all' ? t('filter_all') : t(`status_${value}`),
        }))}
        onChange={({ currentTarget }) => {
          const next = currentTarget.value as ServiceListAddress['status'];
          onChange({ status: next === 'active' ? undefined : next });
        }}
      />
    </FilterBar>
  );
}

function ServicesEmpty({ address, onAdd }: { address: ServiceListAddress; onAdd?: () => void }) {
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (isNarrowed(address)) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  const addFirst = onAdd && (
    <Button mt="sm" onClick={onAdd}>
      {t('addFirst')}
    </Button>
  );
  return <EmptyState icon="clipboard" title={t('noneFound')} hint={t('noneYet')} action={addFirst} />;
}
