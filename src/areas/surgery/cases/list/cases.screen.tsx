import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterDates } from '#screens/list/filter-dates.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { ListSearch } from '#screens/list/list-search.tsx';
import { listSort, sortWord, useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useTheatres } from '../../theatres/theatre.calls.ts';
import { theatreIcon } from '../../surgery.icons.ts';
import { type SurgicalCase, urgencies } from '../case.contract.ts';
import { useCasePage, useSurgicalStaff } from '../case.hooks.ts';
import { patientName } from '../case.words.ts';
import { t } from '../cases.texts.ts';
import { ExportCases } from '../export/export-cases.tsx';
import { nextSteps, type TimedStep } from '../steps/case-steps.rules.ts';
import { t as stepText } from '../steps/steps.texts.ts';
import { CaseCards } from './case-cards.tsx';
import { caseColumns } from './case-columns.tsx';
import { caseList, statusFilters } from './case-list.address.ts';
import { StatusChips } from './status-chips.tsx';

const StepTimeForm = lazyPart(() => import('../steps/form/step-time-form.tsx'), 'StepTimeForm');

/** Surgical cases: figures, filters and the list. */
export function CasesScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(caseList);
  const query = useCasePage(list.request);
  const theatres = useTheatres().data?.rows ?? [];
  const surgeons = useSurgicalStaff('surgeon', '').data?.rows ?? [];
  const columns = useMemo(() => caseColumns(format), [format]);
  const [taken, setTaken] = useState<{ step: TimedStep; surgicalCase: SurgicalCase }>();

  function actionsOf(surgicalCase: SurgicalCase): RowAction[] {
    const { id } = surgicalCase;
    const view: RowAction = {
      label: t('view'),
      icon: 'eye',
      renderRoot: (props) => <Link {...props} to={`/dashboard/surgery/cases/${id}`} />,
    };
    const next = nextSteps(surgicalCase).find((one) => one === 'start' || one === 'complete');
    if (!next || !may(['surgery.operate', 'surgery.nursing'])) return [view];
    return [
      view,
      {
        label: stepText(next),
        icon: next === 'start' ? theatreIcon : 'check',
        onClick: () => setTaken({ step: next, surgicalCase }),
      },
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ExportCases address={list.address} />
            {may('surgery.operate') && (
              <Button
                variant="outline"
                color="red"
                renderRoot={(props) => <Link {...props} to="/dashboard/surgery/cases/emergency" />}
              >
                {t('emergencyOperation')}
              </Button>
            )}
            {may(['theatre.schedule', 'surgery.operate']) && (
              <Button
                leftSection={<Icon name="plus" size={18} />}
                renderRoot={(props) => <Link {...props} to="/dashboard/surgery/cases/new" />}
              >
                {t('newCase')}
              </Button>
            )}
          </>
        }
      />
      <CaseCards />
      <StatusChips value={list.address.status} onChange={(status) => list.filter({ status })} />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ caseNumber, patient }) => `${caseNumber}, ${patientName(patient)}`}
        rowActions={actionsOf}
        sort={listSort(list.address.sort)}
        onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: theatreIcon,
          hint: t('noneYet'),
          first: may(['theatre.schedule', 'surgery.operate']) && {
            label: t('createFirst'),
            to: '/dashboard/surgery/cases/new',
          },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <ListSearch list={list} label={t('search')} placeholder={t('searchPlaceholder')} />
        <FilterSelect
          label={t('status')}
          all={t('chip_all')}
          options={statusFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <FilterSelect
          label={t('theatre')}
          all={t('allTheatres')}
          options={theatres.map(({ id, theatreNumber }) => ({ value: id, label: theatreNumber }))}
          {...list.field('theatreId')}
        />
        <FilterSelect
          label={t('surgeon')}
          all={t('allSurgeons')}
          options={surgeons.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('surgeonId')}
        />
        <FilterSelect
          label={t('urgency')}
          all={t('allUrgencies')}
          options={urgencies.map((value) => ({ value, label: t(`urgency_${value}`) }))}
          {...list.field('urgency')}
        />
        <FilterDates from={list.field('from')} to={list.field('to')} />
      </AddressedList>
      <Suspense fallback={null}>
        {taken && <StepTimeForm key={taken.surgicalCase.id} {...taken} onClose={() => setTaken(undefined)} />}
      </Suspense>
    </>
  );
}
