import { Alert, Button, Group, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { CaseSectionProps } from '../../cases/detail/case-section-props.ts';
import { CaseImplants } from '../../implants/list/case-implants.tsx';
import { noteColumns } from '../../notes/list/note-columns.tsx';
import { useNotePage } from '../../notes/note.calls.ts';
import { t as noteText } from '../../notes/notes.texts.ts';
import { CaseSpecimens } from '../../specimens/list/case-specimens.tsx';
import { theatreTeam } from '../paper-access.ts';
import { t } from './case-papers.texts.ts';

const NoteForm = lazyPart(() => import('../../notes/form/note-form.tsx'), 'NoteForm');

/** More notes than one operation has. */
const maxOfCase = 50;

/** The operative notes of a case with its specimens and implants. */
export function NotesSection({ surgicalCase }: CaseSectionProps) {
  const { id: caseId, status } = surgicalCase;
  const may = useMay();
  const format = useFormat();
  const query = useNotePage({ caseId, limit: maxOfCase });
  const [isWriting, setWriting] = useState(false);
  const notes = query.data?.rows ?? [];
  const noneCounts = notes.length > 0 && notes.every(({ enteredInError }) => enteredInError !== null);
  const isOperated = status === 'in_progress' || status === 'completed';
  return (
    <Stack gap="md">
      {isOperated && may('surgery.operate') && (
        <Group justify="flex-end">
          <Button onClick={() => setWriting(true)}>{t('newNote')}</Button>
        </Group>
      )}
      {noneCounts && (
        <Alert color="yellow" icon={<Icon name="alert" />}>
          {noteText('noneCounts')}
        </Alert>
      )}
      <DataList
        query={query}
        caption={noteText('title')}
        columns={noteColumns(format)}
        rowKey={({ id }) => id}
        rowName={({ procedurePerformed, case: { caseNumber } }) => procedurePerformed ?? caseNumber}
        empty={<EmptyState title={noteText('noneFound')} hint={noteText('noneYet')} icon="clipboard" />}
        errorMessage={noteText('failedToLoad')}
      />
      {may(theatreTeam) && (
        <>
          <CaseSpecimens caseId={caseId} />
          <CaseImplants surgicalCase={surgicalCase} />
        </>
      )}
      <Suspense fallback={null}>
        {isWriting && <NoteForm caseId={caseId} onClose={() => setWriting(false)} />}
      </Suspense>
    </Stack>
  );
}
