import { Text } from '@mantine/core';
import { ListedPaper } from '#screens/papers/list/listed-paper.tsx';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../papers/paper-case.words.ts';
import { t as caseText } from '../../papers/papers.texts.ts';
import type { NoteSummary } from '../note.contract.ts';
import { noteTone } from '../note.words.ts';
import { t } from '../notes.texts.ts';

/** The columns of the list; the case opens the note. */
export function noteColumns({ date }: Format): ListColumn<NoteSummary>[] {
  return [
    {
      id: 'case',
      title: t('columnCase'),
      render: ({ id, case: kase, patient }) => (
        <ListedPaper
          to={`/dashboard/surgery/notes/${id}`}
          label={kase.caseNumber || caseText('unknownCase')}
          details={[patientName(patient)]}
        />
      ),
    },
    {
      id: 'procedure',
      title: t('columnProcedure'),
      render: ({ procedurePerformed, surgicalApproach, enteredInError }) => (
        <>
          <Text
            size="sm"
            td={enteredInError ? 'line-through' : undefined}
            style={{ overflowWrap: 'anywhere' }}
          >
            {procedurePerformed ?? t('restricted')}
          </Text>
          {surgicalApproach && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {surgicalApproach}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'surgeon',
      title: t('columnSurgeon'),
      render: ({ noteSurgeonName }) => t('surgeonNamed', { name: noteSurgeonName }),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status, enteredInError }) =>
        enteredInError ? (
          <StatusBadge tone="danger">{paperText('enteredInError')}</StatusBadge>
        ) : (
          <StatusBadge tone={noteTone[status]}>{t(`status_${status}`)}</StatusBadge>
        ),
    },
    { id: 'created', title: t('columnCreated'), render: ({ createdAt }) => date(createdAt) },
  ];
}
