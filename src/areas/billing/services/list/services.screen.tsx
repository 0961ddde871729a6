import { useMemo } from 'react';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { InUseFilter } from '#screens/register/in-use-filter.tsx';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useRegister } from '#screens/register/use-register.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { BackToBilling } from '../../invoices/list/back-to-billing.tsx';
import { serviceRegister, useServicePage } from '../service.calls.ts';
import { useServiceCategories } from '../service.hooks.ts';
import { serviceRefusals } from '../service.words.ts';
import { t } from '../services.texts.ts';
import { serviceColumns } from './service-columns.tsx';
import { serviceList } from './service-list.address.ts';
import { UsualServices } from './usual-services.tsx';

const ServiceForm = lazyPart(() => import('../form/service-form.tsx'), 'ServiceForm');

/** The catalogue of what can be billed. */
export function ServicesScreen() {
  const format = useFormat();
  const list = useListAddress(serviceList);
  const query = useServicePage(list.request);
  const categories = useServiceCategories().data?.categories ?? [];
  const columns = useMemo(() => serviceColumns(format), [format]);
  const mayChange = useMay()('billing.write');
  const register = useRegister({
    words: t,
    register: serviceRegister,
    mayChange,
    importFrom: '/dashboard/import/services',
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    refusals: serviceRefusals,
  });
  return (
    <>
      <RegisterHead {...register.head} back={<BackToBilling />}>
        {mayChange && <UsualServices />}
      </RegisterHead>
      <RegisterList {...register.list} icon="clipboard" list={list} query={query} columns={columns}>
        <FilterSelect
          label={t('category')}
          all={t('allCategories')}
          options={categories.map((value) => ({ value, label: value }))}
          {...list.field('category')}
        />
        <InUseFilter words={t} {...list.field('status')} />
      </RegisterList>
      <EditedRecord {...register.form} form={ServiceForm} />
    </>
  );
}
