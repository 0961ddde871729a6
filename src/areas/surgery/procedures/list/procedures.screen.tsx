import { Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { RegisterList } from '#screens/register/register-list.tsx';
import { statusColumn } from '#screens/register/status-column.tsx';
import { useRegister } from '#screens/register/use-register.ts';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { type Format, useFormat } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { HeadActions } from '#ui/page/head-actions.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { t as wordingText } from '../../consents/wording/form/wording.texts.ts';
import { procedureRegister, useProcedurePage } from '../procedure.calls.ts';
import type { Procedure } from '../procedure.contract.ts';
import { procedureRefusals, sideSaid } from '../procedure.words.ts';
import { t } from '../procedures.texts.ts';
import { procedureList, procedureStatuses } from './procedure-list.address.ts';

const ProcedureForm = lazyPart(() => import('../form/procedure-form.tsx'), 'ProcedureForm');

const GeneralWordingForm = lazyPart(
  () => import('../../consents/wording/form/general-wording-form.tsx'),
  'GeneralWordingForm',
);

const ProcedureWordingForm = lazyPart(
  () => import('../../consents/wording/form/procedure-wording-form.tsx'),
  'ProcedureWordingForm',
);

const PricingForm = lazyPart(() => import('../../charges/prices/pricing-form.tsx'), 'PricingForm');

const importFrom = '/dashboard/import/procedures';

function columnsOf({ money }: Format): ListColumn<Procedure>[] {
  return [
    { id: 'name', title: t('name'), render: ({ name }) => name },
    { id: 'code', title: t('code'), width: 130, render: ({ code }) => code ?? t('none') },
    figureColumn('duration', t('usualDuration'), ({ usualDuration }) =>
      t('minutes', { count: usualDuration }),
    ),
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
    statusColumn(),
  ];
}

/** The catalogue of procedures. */
export function ProceduresScreen() {
  const mayWrite = useMay()('theatre.admin');
  const format = useFormat();
  const list = useListAddress(procedureList);
  const query = useProcedurePage(list.request);
  const columns = useMemo(() => columnsOf(format), [format]);
  const [isPricing, setPricing] = useState(false);
  const [worded, setWorded] = useState<Procedure | 'all'>();
  const register = useRegister({
    words: t,
    register: procedureRegister,
    mayChange: mayWrite,
    importFrom,
    actionsOf: (procedure) => [
      { label: wordingText('ofProcedure'), icon: 'clipboard', onClick: () => setWorded(procedure) },
    ],
    refusals: procedureRefusals,
  });

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
                { id: 'import', element: <ImportLink to={importFrom} /> },
                { label: t('add'), icon: 'plus', isMain: true, onClick: () => register.head.onAdd?.() },
                { label: wordingText('general'), icon: 'clipboard', onClick: () => setWorded('all') },
              ]}
            />
          )
        }
      />
      <RegisterList {...register.list} icon="clipboard" list={list} query={query} columns={columns}>
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={procedureStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </RegisterList>
      <Suspense fallback={null}>
        {isPricing && <PricingForm onClose={() => setPricing(false)} />}
        {worded === 'all' && <GeneralWordingForm onClose={() => setWorded(undefined)} />}
        {typeof worded === 'object' && (
          <ProcedureWordingForm procedure={worded} onClose={() => setWorded(undefined)} />
        )}
      </Suspense>
      <EditedRecord {...register.form} form={ProcedureForm} />
    </>
  );
}
