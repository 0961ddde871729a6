import { Text } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { statusColumn } from '#screens/list/status-column.tsx';
import { useStatusChange } from '#screens/write/use-status-change.ts';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import type { ListColumn, RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t as wordingText } from '../../consents/wording/form/wording.texts.ts';
import { updateProcedure } from '../procedure.calls.ts';
import type { Procedure } from '../procedure.contract.ts';
import { useProcedurePage, useRefreshProcedures } from '../procedure.hooks.ts';
import { procedureRefusals, sideSaid } from '../procedure.words.ts';
import { t } from '../procedures.texts.ts';
import { procedureList, procedureStatuses } from './procedure-list.address.ts';

const ProcedureForm = lazy(async () => ({
  default: (await import('../form/procedure-form.tsx')).ProcedureForm,
}));

const GeneralWordingForm = lazy(async () => ({
  default: (await import('../../consents/wording/form/general-wording-form.tsx')).GeneralWordingForm,
}));

const ProcedureWordingForm = lazy(async () => ({
  default: (await import('../../consents/wording/form/procedure-wording-form.tsx')).ProcedureWordingForm,
}));

const PricingForm = lazy(async () => ({
  default: (await import('../../charges/prices/pricing-form.tsx')).PricingForm,
}));

function columnsOf({ money }: Format): ListColumn<Procedure>[] {
  return [
    { id: 'name', title: t('name'), render: ({ name }) => name },
    { id: 'code', title: t('code'), width: 130, render: ({ code }) => code ?? t('none') },
    {
      id: 'duration',
      title: t('usualDuration'),
      align: 'end',
      render: ({ usualDuration }) => t('minutes', { count: usualDuration }),
    },
    {
      id: 'side',
      title: t('side'),
      width: 130,
      render: ({ hasSide }) => (
        <Text size="sm" {...(hasSide === null && { c: 'dimmed' })}>
          {t(`side_${sideSaid(hasSide)}`)}
        </Text>
      ),
    },
    {
      id: 'service',
      title: t('service'),
      render: ({ serviceName, priceMinor }) =>
        serviceName === null || priceMinor === null ? t('noService') : `${serviceName}, ${money(priceMinor)}`,
    },
    statusColumn(t),
  ];
}

/** The catalogue of procedures. */
export function ProceduresScreen() {
  const mayWrite = useMay()('theatre.admin');
  const format = useFormat();
  const list = useListAddress(procedureList);
  const query = useProcedurePage(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [edited, setEdited] = useState<Procedure | 'new'>();
  const [isPricing, setPricing] = useState(false);
  const [worded, setWorded] = useState<Procedure | 'all'>();
  const status = useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: procedureId, version, to }, submission) =>
      updateProcedure({ procedureId, version, isActive: to === 'active' }, submission),
    failed: () => t('failedToUpdate'),
    refusals: procedureRefusals,
    onSettled: useRefreshProcedures(),
  });

  function actionsOf(procedure: Procedure): RowAction[] {
    return [
      { label: t('edit'), icon: 'edit', onClick: () => setEdited(procedure) },
      { label: wordingText('ofProcedure'), icon: 'clipboard', onClick: () => setWorded(procedure) },
      status.actionOf(procedure),
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/surgery/theatres" label={t('back')} />}
        actions={
          mayWrite && (
            <HeadActions
              actions={[
                { label: t('prices'), onClick: () => setPricing(true) },
                { id: 'import', element: <ImportLink to="/dashboard/import/procedures" /> },
                { label: t('addProcedure'), icon: 'plus', isMain: true, onClick: () => setEdited('new') },
                { label: wordingText('general'), icon: 'clipboard', onClick: () => setWorded('all') },
              ]}
            />
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
          first: mayWrite && { label: t('addFirst'), onClick: () => setEdited('new') },
          importFrom: mayWrite && '/dashboard/import/procedures',
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
          label={t('status')}
          all={t('allStatuses')}
          options={procedureStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {isPricing && <PricingForm onClose={() => setPricing(false)} />}
        {worded === 'all' && <GeneralWordingForm onClose={() => setWorded(undefined)} />}
        {typeof worded === 'object' && (
          <ProcedureWordingForm procedure={worded} onClose={() => setWorded(undefined)} />
        )}
      </Suspense>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(procedure, dialog) => <ProcedureForm {...(procedure && { procedure })} {...dialog} />}
      </EditedRecord>
    </>
  );
}
