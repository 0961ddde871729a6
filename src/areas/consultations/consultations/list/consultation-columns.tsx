import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { ConsultationSummary } from '../consultation.contract.ts';
import { consultationTone, contentWords, patientName } from '../consultation.words.ts';
import { t } from '../consultations.texts.ts';

/** Draft or signed, sensitive, entered in error: whatever holds. */
export function ConsultationStatus({ consultation }: { consultation: ConsultationSummary }) {
  const { status, isSensitive, isEnteredInError } = consultation;
  return (
    <Group gap={4} component="span">
      {isEnteredInError ? (
        <StatusBadge tone="danger">{t('enteredInError')}</StatusBadge>
      ) : (
        <StatusBadge tone={consultationTone[status]}>{t(`status_${status}`)}</StatusBadge>
      )}
      {isSensitive && <StatusBadge tone="special">{t('sensitive')}</StatusBadge>}
    </Group>
  );
}

export function consultationColumns({ dateTime }: Format): ListColumn<ConsultationSummary>[] {
  return [
    {
      id: 'patient',
      title: t('columnPatient'),
      render: ({ id, patient }) => (
        <>
          <Anchor component={Link} to={`/dashboard/consultations/${id}`} style={{ overflowWrap: 'anywhere' }}>
            {patientName(patient)}
          </Anchor>
          <Text size="sm" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    {
      id: 'reason',
      title: t('columnReason'),
      render: (consultation) => (
        <Text span lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          {contentWords(consultation)}
        </Text>
      ),
    },
    { id: 'author', title: t('columnAuthor'), render: ({ authorName }) => authorName },
    { id: 'started', title: t('columnStarted'), render: ({ startedAt }) => dateTime(startedAt) },
    {
      id: 'status',
      title: t('columnStatus'),
      render: (consultation) => <ConsultationStatus consultation={consultation} />,
    },
  ];
}
