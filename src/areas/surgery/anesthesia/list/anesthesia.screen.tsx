import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { CaseFilter } from '../../papers/form/case-filter.tsx';
import { PaperListTitle, useListedCount } from '../../papers/list/paper-list-title.tsx';
import { anesthesiaStatuses } from '../anesthesia.contract.ts';
import { useAnesthesiaCounts, useAnesthesiaPage } from '../anesthesia.hooks.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaColumns } from './anesthesia-columns.tsx';
import { anesthesiaList } from './anesthesia-list.address.ts';

const RecordForm = lazy(async () => ({ default: (await import('../form/record-form.tsx')).RecordForm }));

/** Anesthesia records, the newest first, and a new one. */
export function AnesthesiaScreen() {
  const may = useMay();
  const list = useListAddress(anesthesiaList);
  const query = useAnesthesiaPage(list.request);
  const [isPlanning, setPlanning] = useState(false);
  const columns = useMemo(() => anesthesiaColumns(), []);
  const { caseId } = list.address;
  const { data: counts } = useAnesthesiaCounts();
  const total = counts && counts.planned + counts.inProgress + counts.completed + counts.complicated;
  const caption = t('caption', useListedCount({ total, isNarrowed: list.isNarrowed, page: query.data }));
  const known = query.data?.rows.find((row) => row.case.id === caseId)?.case;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          may('surgery.anesthesia') && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setPlanning(true)}>
              {t('newRecord')}
            </Button>
          )
        }
      />
      <Figures />
      <PaperListTitle>{caption}</PaperListTitle>
      <AddressedList
        list={list}
        caption={caption}
        query={query}
        columns={columns}
        rowName={({ case: kase }) => kase.caseNumber}
        rowActions={({ id }) => [
          {
            label: t('view'),
            icon: 'eye',
            renderRoot: (props) => <Link {...props} to={`/dashboard/surgery/anesthesia/${id}`} />,
          },
        ]}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'heart',
          hint: t('noneYet'),
          first: may('surgery.anesthesia') && { label: t('createFirst'), onClick: () => setPlanning(true) },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <CaseFilter value={caseId} known={known} onChange={(next) => list.filter({ caseId: next })} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={anesthesiaStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {isPlanning && <RecordForm caseId={caseId} onClose={() => setPlanning(false)} />}
      </Suspense>
    </>
  );
}

function Figures() {
  const { number } = useFormat();
  const { data, isPending } = useAnesthesiaCounts();
  const shown = (value: number | undefined) => (value === undefined ? t('none') : number(value));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('planned')} value={shown(data?.planned)} icon="calendar" tone="info" {...card} />
      <StatCard
        label={t('inProgress')}
        value={shown(data?.inProgress)}
        icon="clock"
        tone="warning"
        {...card}
      />
      <StatCard label={t('completed')} value={shown(data?.completed)} icon="check" tone="success" {...card} />
      <StatCard
        label={t('complicated')}
        value={shown(data?.complicated)}
        icon="alert"
        tone="danger"
        {...card}
      />
    </StatCardRow>
  );
}
