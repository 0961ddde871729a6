import { Group, Text } from '@mantine/core';
import { ListedPaper } from '#screens/papers/list/listed-paper.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { NursingNote } from '../note.contract.ts';
import { contentWords, patientName, patientNumber, priorityTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

/** The columns of the list; the time opens a note. */
export function noteColumns(format: Format): ListColumn<NursingNote>[] {
  return [
    {
      id: 'patient',
      title: t('patient'),
      render: (note) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {patientName(note)}
          </Text>
          <Text size="xs" c="dimmed">
            {patientNumber(note)}
          </Text>
        </>
      ),
    },
    { id: 'type', title: t('type'), render: ({ noteType }) => t(`type_${noteType}`) },
    { id: 'content', title: t('content'), width: '30%', render: (note) => <Content note={note} /> },
    {
      id: 'priority',
      title: t('priority'),
      render: ({ priority }) => (
        <StatusBadge tone={priorityTone[priority]}>{t(`priority_${priority}`)}</StatusBadge>
      ),
    },
    { id: 'shift', title: t('shift'), render: ({ shiftType }) => t(`shift_${shiftType}`) },
    {
      id: 'time',
      title: t('time'),
      render: ({ id, noteTime, nurseName }) => (
        <ListedPaper
          to={`/dashboard/nursing/notes/${id}`}
          label={format.dateTime(noteTime)}
          details={[nurseName]}
        />
      ),
    },
    { id: 'followUp', title: t('followUp'), render: (note) => followUpWords(note, format) },
  ];
}

function Content({ note }: { note: NursingNote }) {
  return (
    <>
      <Group gap={4}>
        {note.isConfidential && <StatusBadge tone="danger">{t('confidential')}</StatusBadge>}
        {note.enteredInError && <StatusBadge tone="danger">{paperText('enteredInError')}</StatusBadge>}
        {note.addenda.length > 0 && <StatusBadge tone="info">{paperText('addenda')}</StatusBadge>}
      </Group>
      <Text
        size="sm"
        lineClamp={2}
        td={note.enteredInError ? 'line-through' : undefined}
        style={{ overflowWrap: 'anywhere' }}
      >
        {contentWords(note)}
      </Text>
    </>
  );
}

/** When a note is to be looked at again, or who has done so. */
export function followUpWords(
  { followUp: { state, byName, at }, followUpDate, noteTime }: NursingNote,
  { dateTime }: Pick<Format, 'dateTime'>,
): string {
  if (state === 'open') return t('followUpDue', { time: dateTime(followUpDate ?? noteTime) });
  if (byName === null || at === null) return t('none');
  return t('followUpBy', { state: t(`followUp_${state}`), name: byName, time: dateTime(at) });
}
