import { Button, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useRouteParameter } from '#client/search-parameters.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { OpenedRecord } from '#screens/detail/opened-record.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { ListViews } from '#screens/list/list-views.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { tellFailure } from '#screens/refusal/tell-failure.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { ControlledRegister } from '../controlled.contract.ts';
import { useRegister } from '../controlled.hooks.ts';
import { t } from '../controlled.texts.ts';
import { registerList } from '../list/register.address.ts';
import { readWholeRegister } from '../print/whole-register.ts';
import { registerColumns } from './register-columns.tsx';

const CountForm = lazyPart(() => import('../form/count-form.tsx'), 'CountForm');
const RegisterPrint = lazyPart(() => import('../print/register-print.tsx'), 'RegisterPrint');

const back = <BackLink to="/dashboard/pharmacy/controlled" label={t('backToList')} />;

/** One register: everything that came and left of a controlled medicine in a place. */
export function RegisterScreen() {
  const medicineId = useRouteParameter('medicineId');
  const { request } = useListAddress(registerList);
  return (
    <OpenedRecord
      query={useRegister({ medicineId, ...request })}
      missing={{ icon: 'clipboard', title: t('missingTitle'), text: t('missingText'), back }}
      failedToLoad={t('failedToOpen')}
    >
      {(register) => <Opened register={register} />}
    </OpenedRecord>
  );
}

function Opened({ register }: { register: ControlledRegister }) {
  const format = useFormat();
  const list = useListAddress(registerList);
  const { medicineId, place } = register;
  const query = useRegister({ medicineId, ...list.request });
  const columns = useMemo(() => registerColumns(format), [format]);
  const [isCounting, setCounting] = useState(false);
  const [printed, setPrinted] = useState<ControlledRegister>();
  const { from, to } = list.address;
  const name = [register.name, register.strength].filter(Boolean).join(' ');
  const days = { from: format.date(register.from), to: format.date(register.to) };
  async function print() {
    try {
      setPrinted(await readWholeRegister(register));
    } catch (error) {
      tellFailure({ title: t('failedToPrint'), error, onRetry: print });
    }
  }
  return (
    <>
      <PageHeader
        title={t('registerTitle', { name })}
        description={t('period', { place: place.name, ...days })}
        back={back}
        actions={
          <>
            <Button onClick={() => setCounting(true)}>{t('count')}</Button>
            <Button variant="default" onClick={() => void print()}>
              {t('print')}
            </Button>
          </>
        }
      />
      <FilterBar
        isFiltered={from !== undefined || to !== undefined}
        onClear={() => list.filter({ from: undefined, to: undefined })}
      >
        <FilterDates
          from={list.field('from')}
          to={list.field('to')}
          {...(from && to && from > to && { toError: t('daysInOrder') })}
        />
        <ListViews list={list} />
      </FilterBar>
      <Text mb="sm">
        {t('balances', {
          opening: format.number(register.openingBalance),
          closing: format.number(register.closingBalance),
        })}
      </Text>
      <DataList
        caption={t('entries')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ kind, happenedAt }) => `${t(`kind_${kind}`)}, ${format.dateTime(happenedAt)}`}
        paging={list.paging}
        summary={t('entriesShown', { count: query.data?.rows.length ?? 0 })}
        empty={<EmptyState icon="clipboard" title={t('noEntries')} hint={t('noEntriesHint')} />}
        errorMessage={t('failedToOpen')}
      />
      <Suspense fallback={null}>
        {isCounting && <CountForm {...register} name={name} onClose={() => setCounting(false)} />}
        {printed && <RegisterPrint register={printed} onClose={() => setPrinted(undefined)} />}
      </Suspense>
    </>
  );
}
