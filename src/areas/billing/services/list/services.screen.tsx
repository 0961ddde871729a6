import { Button } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { BackToBilling } from '../../invoices/list/back-to-billing.tsx';
import type { Service } from '../service.contract.ts';
import { useServiceCategories, useServicePage } from '../service.hooks.ts';
import { t } from '../services.texts.ts';
import { serviceColumns } from './service-columns.tsx';
import { serviceList, statusFilters } from './service-list.address.ts';
import { UsualServices } from './usual-services.tsx';
import { useServiceStatus } from './use-service-status.ts';

const ServiceForm = lazy(async () => ({
  default: (await import('../form/service-form.tsx')).ServiceForm,
}));

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
  const add = () => setEdited('new');

  function actionsOf(service: Service): RowAction[] {
    const isBusy = status.busyId === service.id;
    return [
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(service) },
      service.status === 'active'
        ? {
            label: t('deactivate'),
            icon: 'archive',
            isBusy,
            onClick: () => void status.start({ ...service, to: 'inactive' }),
          }
        : {
            label: t('activate'),
            icon: 'refresh',
            isBusy,
            onClick: () => void status.start({ ...service, to: 'active' }),
          },
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackToBilling />}
        actions={
          mayWrite && (
            <>
              <UsualServices />
              <ImportLink to="/dashboard/import/services" />
              <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
                {t('addService')}
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
          title: t('noneFound'),
          icon: 'clipboard',
          hint: t('noneYet'),
          first: mayWrite && { label: t('addFirst'), onClick: add },
          importFrom: mayWrite && '/dashboard/import/services',
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
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
      </AddressedList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(service, dialog) => <ServiceForm {...(service && { service })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
