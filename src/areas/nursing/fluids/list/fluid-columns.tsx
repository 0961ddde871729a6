import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { isIntake } from '../fluid-kinds.words.ts';
import type { FluidRecord } from '../fluid.contract.ts';
import { amountWords, patientName } from '../fluid.words.ts';
import { t } from '../fluids.texts.ts';
import { BalanceText } from '../round/balance-text.tsx';

/** The columns of the list of records; `isOfOne` leaves out whose they are. */
export function fluidColumns({ dateTime }: Format, isOfOne = false): ListColumn<FluidRecord>[] {
  const columns: ListColumn<FluidRecord>[] = [
    { id: 'shift', title: t('shift'), width: 90, render: ({ shiftType }) => t(`shift_${shiftType}`) },
    {
      id: 'intake',
      title: t('columnIntake'),
      isOnCard: ({ entries }) => entries.some(({ kind }) => isIntake(kind)),
      render: (row) => <Side record={row} side="intake" />,
    },
    {
      id: 'output',
      title: t('columnOutput'),
      isOnCard: ({ entries, notes }) => notes !== null || entries.some(({ kind }) => !isIntake(kind)),
      render: (row) => <Side record={row} side="output" />,
    },
    {
      id: 'balance',
      title: t('columnBalance'),
      width: 110,
      render: ({ balance, enteredInError }) =>
        balance === null ? (
          t('restricted')
        ) : (
          <BalanceText balance={balance} isStruck={enteredInError !== null} />
        ),
    },
    {
      id: 'recorded',
      title: t('columnRecorded'),
      width: 180,
      render: ({ recordedAt, recordedByName, clockAheadSeconds: seconds }) => (
        <>
          <Text size="sm">{dateTime(recordedAt)}</Text>
          <Text size="xs" c="dimmed">
            {recordedByName}
          </Text>
          {seconds !== null && (
            <Text size="xs" c="dimmed">
              {t('clockAhead', { seconds })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: t('columnState'),
      width: 150,
      isOnCard: ({ enteredInError, replaces }) => enteredInError !== null || replaces !== null,
      render: (row) => <State record={row} />,
    },
  ];
  if (isOfOne) return columns;
  return [
    {
      id: 'patient',
      title: t('patient'),
      render: ({ patient }) => (
        <>
          <Anchor
            component={Link}
            to={`/dashboard/patients/${patient.id}/intake-output`}
            size="sm"
            fw={600}
            style={{ overflowWrap: 'anywhere' }}
          >
            {patientName(patient)}
          </Anchor>
          <Text size="xs" c="dimmed">
            {patient.patientNumber}
          </Text>
        </>
      ),
    },
    ...columns,
  ];
}

function Side({ record, side }: { record: FluidRecord; side: 'intake' | 'output' }) {
  const total = side === 'intake' ? record.intakeTotal : record.outputTotal;
  if (total === null) return null;
  return (
    <>
      <Text size="sm" td={record.enteredInError ? 'line-through' : 'none'}>
        {t('amount', { amount: total })}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {amountWords(record, side)}
      </Text>
      {side === 'output' && record.notes !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {record.notes}
        </Text>
      )}
    </>
  );
}

function State({ record: { enteredInError, replaces } }: { record: FluidRecord }) {
  if (enteredInError) {
    const { reason, markedByName: name } = enteredInError;
    return (
      <>
        <StatusBadge>{t('inError')}</StatusBadge>
        {reason !== null && (
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('inErrorBy', { name, reason })}
          </Text>
        )}
      </>
    );
  }
  return (
    <Text size="xs" c="dimmed">
      {t(replaces === null ? 'counts' : 'replacesOther')}
    </Text>
  );
}
