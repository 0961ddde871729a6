import { Anchor, Text } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { figureColumn } from '#screens/list/columns.tsx';
import type { Format } from '#ui/i18n/format-provider.tsx';
import type { ListColumn } from '#ui/list/list-types.ts';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import type { Shift } from '../shift.contract.ts';
import { shiftTone } from '../shift.words.ts';
import { t } from '../shifts.texts.ts';

/** The columns of the list; the nurse opens a shift. */
export function shiftColumns({ date, time, number }: Format): ListColumn<Shift>[] {
  return [
    {
      id: 'nurse',
      title: t('columnNurse'),
      render: ({ id, nurseName, wardName }) => (
        <>
          <Anchor component={Link} to={`/dashboard/nursing/shifts/${id}`} size="sm" fw={600}>
            {nurseName}
          </Anchor>
          <Text size="xs" c="dimmed">
            {wardName ?? t('noWard')}
          </Text>
        </>
      ),
    },
    { id: 'type', title: t('columnShiftType'), render: ({ shiftType }) => t(`type_${shiftType}`) },
    { id: 'date', title: t('columnDate'), render: ({ shiftDate }) => date(shiftDate) },
    { id: 'start', title: t('columnStartTime'), render: ({ startTime }) => time(startTime) },
    {
      id: 'end',
      title: t('columnEndTime'),
      render: ({ endTime }) => (endTime === null ? t('none') : time(endTime)),
    },
    figureColumn('patients', t('columnPatients'), ({ patients }) => number(patients)),
    {
      id: 'status',
      title: t('columnStatus'),
      render: ({ status }) => <StatusBadge tone={shiftTone[status]}>{t(`status_${status}`)}</StatusBadge>,
    },
  ];
}
