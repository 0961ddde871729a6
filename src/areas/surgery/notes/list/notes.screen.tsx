import { Suspense, useMemo, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { PaperList } from '#screens/papers/list/paper-list.tsx';
import { StatusFilter } from '#screens/papers/list/status-filter.tsx';
import { StatusFigures } from '#screens/papers/list/status-figures.tsx';
import { useListedCount } from '#screens/papers/list/use-listed-count.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { CaseFilter } from '../../papers/form/case-filter.tsx';
import { noteFilters } from '../note.contract.ts';
import { useNoteCounts, useNotePage } from '../note.calls.ts';
import { t } from '../notes.texts.ts';
import { noteColumns } from './note-columns.tsx';
import { noteList } from './note-list.address.ts';
import { useNoteSteps } from './use-note-steps.ts';

const NoteForm = lazyPart(() => import('../form/note-form.tsx'), 'NoteForm');
const EditNote = lazyPart(() => import('../form/edit-note.tsx'), 'EditNote');

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
  const { data: counts, isPending } = useNoteCounts();
  const total = counts && counts.total + counts.enteredInError;
  const caption = t('caption', useListedCount({ total, isNarrowed: list.isNarrowed, page: query.data }));
  const known = query.data?.rows.find((row) => row.case.id === caseId)?.case;
  return (
    <>
      <PaperList
        words={t}
        icon="clipboard"
        onAdd={may('surgery.operate') && (() => setTask('new'))}
        figures={
          <StatusFigures
            label={t('figures')}
            isPending={isPending}
            figures={[
              { label: t('draftNotes'), value: counts?.draft, icon: 'edit' },
              {
                label: t('pendingSignature'),
                value: counts?.pendingSignature,
                icon: 'clock',
                tone: 'warning',
              },
              { label: t('signed'), value: counts?.signed, icon: 'check', tone: 'success' },
              { label: t('totalNotes'), value: counts?.total, icon: 'clipboard' },
            ]}
            inError={counts?.enteredInError}
          />
        }
        heading={caption}
        list={list}
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
      >
        <CaseFilter value={caseId} known={known} onChange={(next) => list.filter({ caseId: next })} />
        <StatusFilter words={t} statuses={noteFilters} {...list.field('status')} />
      </PaperList>
      <Suspense fallback={null}>
        {task === 'new' && <NoteForm caseId={caseId} onClose={close} />}
        {typeof task === 'object' && <EditNote operativeNoteId={task.operativeNoteId} onClose={close} />}
      </Suspense>
    </>
  );
}
