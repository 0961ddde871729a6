import { lazy, Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { StatusFigures } from '#screens/papers/list/status-figures.tsx';
import { useListedCount } from '#screens/papers/list/use-listed-count.ts';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { CaseFilter } from '../../papers/form/case-filter.tsx';
import { noteFilters } from '../note.contract.ts';
import { useNoteCounts, useNotePage } from '../note.hooks.ts';
import { t } from '../notes.texts.ts';
import { noteColumns } from './note-columns.tsx';
import { noteList } from './note-list.address.ts';
import { useNoteSteps } from './use-note-steps.ts';

const NoteForm = lazy(async () => ({ default: (await import('../form/note-form.tsx')).NoteForm }));
const EditNote = lazy(async () => ({ default: (await import('../form/edit-note.tsx')).EditNote }));

/** Operative notes, the newest first, and a new one. */
export function NotesScreen() {
  const may = useMay();
  const format = useFormat();
  const list = useListAddress(noteList);
  const query = useNotePage(list.request);
  const { sign } = useNoteSteps();
  const [task, setTask] = useState<'new' | { operativeNoteId: string }>();
  const columns = useMemo(() => noteColumns(format), [format]);
  const { caseId } = list.address;
  const close = () => setTask(undefined);
  const counts = useNoteCounts().data;
  const total = counts && counts.total + counts.enteredInError;
  const caption = t('caption', useListedCount({ total, isNarrowed: list.isNarrowed, page: query.data }));
  const known = query.data?.rows.find((row) => row.case.id === caseId)?.case;
  return (
    <>
      <PaperList
        title={t('title')}
        lead={t('lead')}
        write={
          may('surgery.operate') && {
            label: t('newNote'),
            first: t('createFirst'),
            onClick: () => setTask('new'),
          }
        }
        figures={<Figures />}
        heading={caption}
        list={list}
        caption={caption}
        query={query}
        columns={columns}
        rowName={({ case: kase }) => kase.caseNumber}
        rowActions={(row) =>
          may('surgery.operate') && row.status !== 'signed'
            ? [
                ...(row.status === 'transcribed'
                  ? [
                      {
                        label: t('signNote'),
                        icon: 'check' as const,
                        isBusy: sign.busyId === row.id,
                        onClick: () => void sign.start(row),
                      },
                    ]
                  : []),
                { label: t('edit'), icon: 'edit', onClick: () => setTask({ operativeNoteId: row.id }) },
              ]
            : []
        }
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'clipboard',
          hint: t('noneYet'),
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <CaseFilter value={caseId} known={known} onChange={(next) => list.filter({ caseId: next })} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={noteFilters.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </PaperList>
      <Suspense fallback={null}>
        {task === 'new' && <NoteForm caseId={caseId} onClose={close} />}
        {typeof task === 'object' && <EditNote operativeNoteId={task.operativeNoteId} onClose={close} />}
      </Suspense>
    </>
  );
}

function Figures() {
  const { data, isPending } = useNoteCounts();
  return (
    <StatusFigures
      label={t('figures')}
      isPending={isPending}
      figures={[
        { label: t('draftNotes'), value: data?.draft, icon: 'edit' },
        { label: t('pendingSignature'), value: data?.pendingSignature, icon: 'clock', tone: 'warning' },
        { label: t('signed'), value: data?.signed, icon: 'check', tone: 'success' },
        { label: t('totalNotes'), value: data?.total, icon: 'clipboard' },
        ...(data?.enteredInError
          ? [
              {
                label: paperText('enteredInError'),
                value: data.enteredInError,
                icon: 'alert',
                tone: 'danger',
              } as const,
            ]
          : []),
      ]}
    />
  );
}
