import { Anchor, Table, Text } from '@mantine/core';
import { fullName } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { RoundPatient } from '../rounds/round.contract.ts';
import { taskWords } from '../tasks/task.words.ts';
import { dueByHour, hoursFrom } from './hours.rules.ts';
import { t } from './nursing-dashboard.texts.ts';

interface HoursTableProps {
  rows: readonly RoundPatient[];
  now: string;
}

/** Every patient of a ward, and what is due in each of the next hours. */
export function HoursTable({ rows, now }: HoursTableProps) {
  const { time } = useFormat();
  return (
    <Table.ScrollContainer minWidth={900}>
      <Table withTableBorder withColumnBorders verticalSpacing="xs" captionSide="top">
        <Table.Caption>{t('hoursCaption')}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('columnPatient')}</Table.Th>
            <Table.Th scope="col">{t('columnNurse')}</Table.Th>
            <Table.Th scope="col">{t('columnOverdue')}</Table.Th>
            {hoursFrom(now).map((from) => (
              <Table.Th key={from} scope="col">
                {t('columnHour', { from: time(from) })}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <HoursRow key={row.admissionId} row={row} now={now} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function HoursRow({ row, now }: { row: RoundPatient; now: string }) {
  const { patient, bed, nurse } = row;
  const { overdue, hours } = dueByHour(row, now, { vitalSigns: t('vitalSigns'), task: taskWords });
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} size="sm">
          {fullName(patient)}
        </Anchor>
        <Text size="xs" c="dimmed">
          {t('place', { bed: bed.bedNumber, ward: bed.wardName })}
        </Text>
      </Table.Th>
      <Table.Td>{nurse?.name ?? t('nobody')}</Table.Td>
      <Table.Td>
        {overdue.length === 0 ? t('noneDue') : <StatusBadge tone="danger">{overdue.join(', ')}</StatusBadge>}
      </Table.Td>
      {hours.map((texts, place) => (
        // An hour has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Table.Td key={place}>{texts.join(', ')}</Table.Td>
      ))}
    </Table.Tr>
  );
}
