import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../beds/bed.words.ts';
import type { BedTransfer } from '../bed-transfer.contract.ts';
import { placeWords, transferTone } from '../bed-transfer.words.ts';
import { t } from '../bed-transfers.texts.ts';

/** The columns of the list of transfers. */
export function transferColumns({ dateTime }: Format): ListColumn<BedTransfer>[] {
  return [
    {
      id: 'patient',
      title: t('patient'),
      render: ({ admissionId, admissionNumber, patient }) => (
        <>
          <Anchor component={Link} to={`/dashboard/admissions/${admissionId}`} size="sm" fw={600}>
            {patientName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {admissionNumber}
          </Text>
        </>
      ),
    },
    { id: 'from', title: t('fromBed'), render: ({ fromBed }) => placeWords(fromBed) },
    { id: 'to', title: t('toBed'), render: ({ toBed }) => placeWords(toBed) },
    { id: 'reason', title: t('reason'), render: reasonOf },
    {
      id: 'requested',
      title: t('requested'),
      render: ({ createdAt, requestedByName }) => (
        <>
          <Text size="sm">{dateTime(createdAt)}</Text>
          <Text size="xs" c="dimmed">
            {requestedByName}
          </Text>
        </>
      ),
    },
    {
      id: 'status',
      title: t('status'),
      render: ({ status, heldUntil, transferDate, swappedWith }) => (
        <>
          <StatusBadge tone={transferTone[status]}>{t(`status_${status}`)}</StatusBadge>
          {heldUntil !== null && (
            <Text size="xs" c="dimmed">
              {t('heldUntil', { time: dateTime(heldUntil) })}
            </Text>
          )}
          {transferDate !== null && (
            <Text size="xs" c="dimmed">
              {t('movedAt', { time: dateTime(transferDate) })}
              {swappedWith !== null && ` · ${t('swapped')}`}
            </Text>
          )}
        </>
      ),
    },
  ];
}

function reasonOf({ transferReason, notes, cancelReason }: BedTransfer) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {transferReason}
      </Text>
      {[notes, cancelReason].map(
        (words) =>
          words !== null && (
            <Text key={words} size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {words}
            </Text>
          ),
      )}
    </>
  );
}
