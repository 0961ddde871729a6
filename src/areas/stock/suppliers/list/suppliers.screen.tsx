import { Button, Text } from '@mantine/core';
import { lazy, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { statusColumn } from '#screens/list/status-column.tsx';
import { useStatusChange } from '#screens/write/use-status-change.ts';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { updateSupplier } from '../supplier.calls.ts';
import { type Supplier, supplierShows } from '../supplier.contract.ts';
import { useRefreshSuppliers, useSuppliers } from '../supplier.hooks.ts';
import { supplierRefusals } from '../supplier.words.ts';
import { t } from '../suppliers.texts.ts';
import { supplierList } from './supplier-list.address.ts';

const SupplierForm = lazy(async () => ({
  default: (await import('../form/supplier-form.tsx')).SupplierForm,
}));

const daysOf = (count: number | null) => (count === null ? t('none_') : t('inDays', { count }));

const columns: ListColumn<Supplier>[] = [
  {
    id: 'name',
    title: t('name'),
    render: ({ name }) => (
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
    ),
  },
  {
    id: 'contact',
    title: t('contact'),
    render: ({ contactPerson, phone, email }) => (
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[contactPerson, phone, email].filter(Boolean).join(', ') || t('none_')}
      </Text>
    ),
  },
  { id: 'lead', title: t('leadDays'), align: 'end', render: ({ leadDays }) => daysOf(leadDays) },
  { id: 'payment', title: t('paymentDays'), align: 'end', render: ({ paymentDays }) => daysOf(paymentDays) },
  statusColumn(t),
];

/** Whom the hospital buys from. */
export function SuppliersScreen() {
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(supplierList);
  const query = useSuppliers(list.request);
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const status = useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: supplierId, version, to }, submission) =>
      updateSupplier({ supplierId, version, isActive: to === 'active' }, submission),
    failed: () => t('failedToUpdate'),
    refusals: supplierRefusals,
    onSettled: useRefreshSuppliers(),
  });

  function actionsOf(supplier: Supplier): RowAction[] {
    return [
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(supplier) },
      status.actionOf(supplier),
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/inventory" label={t('back')} />}
        actions={
          mayWrite && (
            <>
              <ImportLink to="/dashboard/import/suppliers" />
              <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
                {t('addSupplier')}
              </Button>
            </>
          )
        }
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        {...(mayWrite && { rowActions: actionsOf })}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('none'),
          icon: 'users',
          hint: t('noneYet'),
          first: mayWrite && { label: t('addFirst'), onClick: () => setEdited('new') },
          importFrom: mayWrite && '/dashboard/import/suppliers',
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <SearchBox
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={list.address.q}
          onSearch={list.field('q').onChange}
        />
        <FilterSelect
          label={t('show')}
          options={supplierShows.map((value) => ({ value, label: t(`show_${value}`) }))}
          {...list.field('show')}
        />
      </AddressedList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(supplier, dialog) => <SupplierForm {...(supplier && { supplier })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
