import { useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { BackToBilling } from '../../invoices/list/back-to-billing.tsx';
import type { Service } from '../service.contract.ts';
import { useServicePage } from '../service.calls.ts';
import { useServiceCategories } from '../service.hooks.ts';
import { t } from '../services.texts.ts';
import { serviceColumns } from './service-columns.tsx';
import { serviceList, statusFilters } from './service-list.address.ts';
import { UsualServices } from './usual-services.tsx';
import { useServiceStatus } from './use-service-status.ts';

const ServiceForm = lazyPart(() => import('../form/service-form.tsx'), 'ServiceForm');

/** The catalogue of what can be billed. */
export function ServicesScreen() {
  const format = useFormat();
  const list = useListAddress(serviceList);
  const [edited, setEdited] = useState<Service | 'new'>();
  const query = useServicePage(list.request);
  const categories = useServiceCategories().data?.categories ?? [];
  const columns = useMemo(() => serviceColumns(format), [format]);
  const status = useServiceStatus();
  const mayWrite = useMay()('billing.write');
  const adding = mayWrite && {
    onAdd: () => setEdited('new'),
    importFrom: '/dashboard/import/services' as const,
  };

  const actionsOf = (service: Service) => [editAction(() => setEdited(service)), status.actionOf(service)];

  return (
    <>
      <RegisterHead words={t} back={<BackToBilling />} {...adding}>
        {mayWrite && <UsualServices />}
      </RegisterHead>
      <RegisterList
        words={t}
        icon="clipboard"
        list={list}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={mayWrite ? actionsOf : undefined}
        {...adding}
      >
        <FilterSelect
          label={t('category')}
          all={t('allCategories')}
          options={categories.map((value) => ({ value, label: value }))}
          {...list.field('category')}
        />
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(service, dialog) => <ServiceForm service={service} {...dialog} />}
      </EditedRecord>
    </>
  );
}
