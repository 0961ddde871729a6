import { Group, Text } from '@mantine/core';
import { ListedPaper } from '#screens/papers/list/listed-paper.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { t as paperText } from '#screens/papers/papers.texts.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { isHighFallRisk } from '../../scales/morse.ts';
import { t as scaleText } from '../../scales/scales.texts.ts';
import type { Assessment } from '../assessment.contract.ts';
import { assessmentTone, isClosed, patientName } from '../assessment.words.ts';
import { t } from '../assessments.texts.ts';

/** The columns of the list; the date opens an assessment. */
export function assessmentColumns({ dateTime }: Format): ListColumn<Assessment>[] {
  return [
    {
      id: 'date',
      title: t('columnDate'),
      render: ({ id, assessmentDate, nurseName }) => (
        <ListedPaper
          to={`/dashboard/nursing/assessments/${id}`}
          label={dateTime(assessmentDate)}
          details={[nurseName]}
        />
      ),
    },
    {
      id: 'patient',
      title: t('patient'),
      render: ({ patient }) => (
        <>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {patientName(patient)}
          </Text>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    { id: 'type', title: t('columnType'), render: ({ assessmentType }) => t(`type_${assessmentType}`) },
    { id: 'risk', title: t('columnRisk'), render: (row) => <FallRisk assessment={row} /> },
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status, enteredInError, addenda }) => (
        <Group gap={4}>
          {enteredInError ? (
            <StatusBadge tone="danger">{paperText('enteredInError')}</StatusBadge>
          ) : (
            <StatusBadge tone={assessmentTone[status]}>{t(`status_${status}`)}</StatusBadge>
          )}
          {addenda.length > 0 && <StatusBadge tone="info">{paperText('addenda')}</StatusBadge>}
        </Group>
      ),
    },
  ];
}

/** The fall risk with the document's label; nothing where the scale was not used, and where it counts no longer. */
export function FallRisk({ assessment }: { assessment: Assessment }) {
  const { fallRiskScore: score, enteredInError } = assessment;
  if (isClosed(assessment)) return t('restricted');
  if (score === null || enteredInError) return t('notRecorded');
  return (
    <>
      <Text span size="sm" me={6}>
        {t('fallRisk', { score })}
      </Text>
      {isHighFallRisk(score) && <StatusBadge tone="danger">{scaleText('highRisk')}</StatusBadge>}
    </>
  );
}
