import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { patientName } from '../../laboratory/laboratory.words.ts';
import { doctorWords, priorityTone, resultWords, testNames } from '../lab-order.words.ts';
import type { LabOrder } from '../lab-order.contract.ts';
import { t } from '../lab-orders.texts.ts';
import { StatusSelect } from './status-select.tsx';

/** The columns of the order list; a number opens its order. */
export function labOrderColumns(format: Format, onView: (orderId: string) => void): ListColumn<LabOrder>[] {
  return [
    {
      id: 'ordered',
      title: t('columnOrder'),
      isSortable: true,
      render: ({ id, orderNumber, orderedAt }) => (
        <>
          <Anchor component="button" type="button" fw={600} onClick={() => onView(id)}>
            {orderNumber}
          </Anchor>
          <Text size="sm" c="dimmed">
            {format.dateTime(orderedAt)}
          </Text>
        </>
      ),
    },
    { id: 'patient', title: t('columnPatient'), render: patientAndNumber },
    { id: 'tests', title: t('columnTests'), render: testsAndResults },
    { id: 'doctor', title: t('columnDoctor'), render: doctorWords },
    {
      id: 'priority',
      title: t('columnPriority'),
      width: 110,
      render: ({ priority }) => (
        <StatusBadge tone={priorityTone[priority]}>{t(`priority_${priority}`)}</StatusBadge>
      ),
    },
    {
      id: 'status',
      title: t('columnStatus'),
      width: 160,
      render: (order) => <StatusSelect order={order} />,
    },
  ];
}

function patientAndNumber({ patient }: LabOrder) {
  return (
    <>
      <Anchor component={Link} to={`/dashboard/patients/${patient.id}`} style={{ overflowWrap: 'anywhere' }}>
        {patientName(patient)}
      </Anchor>
      <Text size="sm" c="dimmed">
        {patient.patientNumber}
      </Text>
    </>
  );
}

function testsAndResults(order: LabOrder) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {testNames(order)}
      </Text>
      <Text size="sm" c="dimmed">
        {resultWords(order)}
      </Text>
    </>
  );
}
