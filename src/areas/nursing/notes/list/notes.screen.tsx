import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { useMay } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { notePriorities, noteTypes } from '../note.contract.ts';
import { useNoteFigures, useNotePage } from '../note.hooks.ts';
import { patientName } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { noteColumns } from './note-columns.tsx';
import { followUpFilters, noteList } from './note-list.address.ts';

const NoteForm = lazy(async () => ({ default: (await import('../form/note-form.tsx')).NoteForm }));

/** Nursing notes, the newest first, and a new one. */
export function NotesScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(noteList);
  const wards = useWards().data?.rows ?? [];
  const [isWriting, setWriting] = useState(false);
  const query = useNotePage(list.request);
  const columns = useMemo(() => noteColumns(format), [format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          may('nursing.write') && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setWriting(true)}>
              {t('addNote')}
            </Button>
          )
        }
      />
      <Figures />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={(note) => `${patientName(note)}, ${format.dateTime(note.noteTime)}`}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'clipboard',
          hint: t('noneYet'),
          first: may('nursing.write') && { label: t('addFirst'), onClick: () => setWriting(true) },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('type')}
          all={t('allTypes')}
          options={noteTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          {...list.field('noteType')}
        />
        <FilterSelect
          label={t('priority')}
          all={t('allPriorities')}
          options={notePriorities.map((value) => ({ value, label: t(`priority_${value}`) }))}
          {...list.field('priority')}
        />
        <FilterSelect
          label={t('followUp')}
          all={t('allNotes')}
          options={followUpFilters.map((value) => ({ value, label: t(`followUp_${value}`) }))}
          {...list.field('followUp')}
        />
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {isWriting && <NoteForm patientId={list.address.patientId} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}

function Figures() {
  const { number } = useFormat();
  const { data, isPending } = useNoteFigures();
  const shown = (value: number | undefined) => (value === undefined ? t('none') : number(value));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('totalNotes')} value={shown(data?.total)} icon="clipboard" {...card} />
      <StatCard label={t('today')} value={shown(data?.today)} icon="calendar" tone="info" {...card} />
      <StatCard label={t('critical')} value={shown(data?.critical)} icon="alert" tone="danger" {...card} />
      <StatCard label={t('followUp')} value={shown(data?.followUp)} icon="clock" tone="warning" {...card} />
    </StatCardRow>
  );
}
