import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { EmergencyAccess } from '../../emergency-access/emergency-access.contract.ts';
import { t as accessText } from '../../emergency-access/emergency-access.texts.ts';
import { t } from '../emergency-review.texts.ts';

/** The columns of the review list; `ownId` is the person who looks. */
export function reviewColumns(format: Format, ownId: string): ListColumn<EmergencyAccess>[] {
  return [
    { id: 'opened', title: t('columnOpened'), render: ({ startedAt }) => format.dateTime(startedAt) },
    { id: 'person', title: t('columnPerson'), render: ({ user }) => user.name },
    { id: 'patient', title: t('columnPatient'), render: patientAndNumber },
    { id: 'reason', title: t('columnReason'), render: categoryAndReason },
    { id: 'state', title: t('columnState'), render: (row) => <OpenOrEnded access={row} format={format} /> },
    { id: 'review', title: t('columnReview'), width: 200, render: (row) => reviewOf(row, format, ownId) },
  ];
}

function patientAndNumber({ patient }: EmergencyAccess) {
  return (
    <>
      <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} fw={600}>
        {patient.firstName} {patient.lastName}
      </Anchor>
      <Text size="sm" c="dimmed">
        {patient.patientNumber}
      </Text>
    </>
  );
}

function categoryAndReason({ category, reason }: EmergencyAccess) {
  return (
    <>
      <Text size="sm" fw={600}>
        {accessText(`category_${category}`)}
      </Text>
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
    </>
  );
}

/** Whether it still runs, and until when it ran or may run. */
export function OpenOrEnded({ access, format }: { access: EmergencyAccess; format: Format }) {
  const { secondsLeft, endedAt, expiresAt } = access;
  const isOpen = secondsLeft > 0;
  return (
    <>
      <StatusBadge tone={isOpen ? 'danger' : 'neutral'}>{t(isOpen ? 'open' : 'ended')}</StatusBadge>
      <Text size="sm" c="dimmed">
        {t('until', { time: format.dateTime(endedAt ?? expiresAt) })}
      </Text>
    </>
  );
}

function reviewOf({ review, user }: EmergencyAccess, format: Format, ownId: string) {
  if (!review) {
    return user.id === ownId ? (
      <Text size="sm" c="dimmed">
        {t('yourOwn')}
      </Text>
    ) : (
      <StatusBadge tone="warning">{t('notReviewed')}</StatusBadge>
    );
  }
  return (
    <>
      <Text size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
        {review.note}
      </Text>
      <Text size="sm" c="dimmed">
        {t('reviewedBy', { name: review.by.name, when: format.dateTime(review.at) })}
      </Text>
    </>
  );
}
