import { Suspense, useMemo, useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { useMay } from '#client/session.ts';
import { validOrInError } from '#kernel/papers/paper-status.rules.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { StatusFigures } from '#screens/papers/list/status-figures.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { notePriorities, noteTypes } from '../note.contract.ts';
import { useNoteFigures, useNotePage } from '../note.calls.ts';
import { patientName } from '../note.words.ts';
import { t } from '../notes.texts.ts';
import { noteColumns } from './note-columns.tsx';
import { followUpFilters, noteList } from './note-list.address.ts';

const NoteForm = lazyPart(() => import('../form/note-form.tsx'), 'NoteForm');

/** Nursing notes, the newest first, and a new one. */
export function NotesScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(noteList);
  const wards = useWards().data?.rows ?? [];
  const [isWriting, setWriting] = useState(false);
  const query = useNotePage(list.request);
  const { data: counts, isPending } = useNoteFigures();
  const columns = useMemo(() => noteColumns(format), [format]);
  return (
    <>
      <PaperList
        words={t}
        icon="clipboard"
        onAdd={may('nursing.write') && (() => setWriting(true))}
        figures={
          <StatusFigures
            label={t('figures')}
            isPending={isPending}
            figures={[
              { label: t('totalNotes'), value: counts?.total, icon: 'clipboard' },
              { label: t('today'), value: counts?.today, icon: 'calendar', tone: 'info' },
              { label: t('critical'), value: counts?.critical, icon: 'alert', tone: 'danger' },
              { label: t('followUp'), value: counts?.followUp, icon: 'clock', tone: 'warning' },
            ]}
            inError={counts?.enteredInError}
          />
        }
        list={list}
        query={query}
        columns={columns}
        rowName={(note) => `${patientName(note)}, ${format.dateTime(note.noteTime)}`}
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
        <StatusFilter words={t} statuses={validOrInError} {...list.field('status')} />
      </PaperList>
      <Suspense fallback={null}>
        {isWriting && <NoteForm patientId={list.address.patientId} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}
