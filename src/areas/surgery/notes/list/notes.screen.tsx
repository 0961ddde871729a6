import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
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
import { noteStatuses } from '../note.contract.ts';
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
  const total = useNoteCounts().data?.total;
  const caption = t('caption', useListedCount({ total, isNarrowed: list.isNarrowed, page: query.data }));
  const known = query.data?.rows.find((row) => row.case.id === caseId)?.case;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          may('surgery.operate') && (
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setTask('new')}>
              {t('newNote')}
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
          first: may('surgery.operate') && { label: t('createFirst'), onClick: () => setTask('new') },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <CaseFilter value={caseId} known={known} onChange={(next) => list.filter({ caseId: next })} />
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={noteStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {task === 'new' && <NoteForm caseId={caseId} onClose={close} />}
        {typeof task === 'object' && <EditNote operativeNoteId={task.operativeNoteId} onClose={close} />}
      </Suspense>
    </>
  );
}

function Figures() {
  const { number } = useFormat();
  const { data, isPending } = useNoteCounts();
  const shown = (value: number | undefined) => (value === undefined ? t('none') : number(value));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('draftNotes')} value={shown(data?.draft)} icon="edit" {...card} />
      <StatCard
        label={t('pendingSignature')}
        value={shown(data?.pendingSignature)}
        icon="clock"
        tone="warning"
        {...card}
      />
      <StatCard label={t('signed')} value={shown(data?.signed)} icon="check" tone="success" {...card} />
      <StatCard label={t('totalNotes')} value={shown(data?.total)} icon="clipboard" {...card} />
    </StatCardRow>
  );
}
