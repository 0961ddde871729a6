import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { figureColumn, nameColumn, textColumn } from '#screens/list/columns.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { InUseFilter } from '#screens/register/in-use-filter.tsx';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import { useRegister } from '#screens/register/use-register.ts';
import type { ListColumn } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { supplierRegister, useSuppliers } from '../supplier.calls.ts';
import type { Supplier } from '../supplier.contract.ts';
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
  const list = useListAddress(supplierList);
  const register = useRegister({
    words: t,
    register: supplierRegister,
    mayChange: useMay()('inventory.write'),
    importFrom: '/dashboard/import/suppliers',
    refusals: supplierRefusals,
  });
  return (
    <>
      <RegisterHead {...register.head} back={<BackLink to="/dashboard/inventory" label={t('back')} />} />
      <RegisterList
        {...register.list}
        icon="users"
        list={list}
        query={useSuppliers(list.request)}
        columns={columns}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <InUseFilter words={t} {...list.field('show')} />
      </RegisterList>
      <EditedRecord {...register.form} form={SupplierForm} />
    </>
  );
}
