import { useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { figureColumn, nameColumn, textColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import { useStatusChange } from '#screens/register/use-status-change.ts';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { updateSupplier, useRefreshSuppliers, useSuppliers } from '../supplier.calls.ts';
import { type Supplier, supplierShows } from '../supplier.contract.ts';
import { supplierRefusals } from '../supplier.words.ts';
import { t } from '../suppliers.texts.ts';
import { supplierList } from './supplier-list.address.ts';

const SupplierForm = lazyPart(() => import('../form/supplier-form.tsx'), 'SupplierForm');

const daysOf = (count: number | null) => (count === null ? t('none') : t('inDays', { count }));

const columns: ListColumn<Supplier>[] = [
  nameColumn(t('name'), ({ name }) => name),
  textColumn(
    'contact',
    t('contact'),
    ({ contactPerson, phone, email }) =>
      [contactPerson, phone, email].filter(Boolean).join(', ') || t('none'),
  ),
  figureColumn('lead', t('leadDays'), ({ leadDays }) => daysOf(leadDays)),
  figureColumn('payment', t('paymentDays'), ({ paymentDays }) => daysOf(paymentDays)),
  statusColumn(),
];

/** Whom the hospital buys from. */
export function SuppliersScreen() {
  const mayWrite = useMay()('inventory.write');
  const list = useListAddress(supplierList);
  const [edited, setEdited] = useState<Supplier | 'new'>();
  const adding = mayWrite && {
    onAdd: () => setEdited('new'),
    importFrom: '/dashboard/import/suppliers' as const,
  };
  const status = useStatusChange({
    words: t,
    call: ({ id: supplierId, version, to }, submission) =>
      updateSupplier({ supplierId, version, isActive: to === 'active' }, submission),
    refusals: supplierRefusals,
    onSettled: useRefreshSuppliers(),
  });
  const actionsOf = (supplier: Supplier) => [
    editAction(() => setEdited(supplier)),
    status.actionOf(supplier),
  ];
  return (
    <>
      <RegisterHead words={t} back={<BackLink to="/dashboard/inventory" label={t('back')} />} {...adding} />
      <RegisterList
        words={t}
        icon="users"
        list={list}
        query={useSuppliers(list.request)}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={mayWrite ? actionsOf : undefined}
        {...adding}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('show')}
          options={supplierShows.map((value) => ({ value, label: t(`show_${value}`) }))}
          {...list.field('show')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(supplier, dialog) => <SupplierForm supplier={supplier} {...dialog} />}
      </EditedRecord>
    </>
  );
}
