import { useMemo } from 'react';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { ListSort } from '#ui/list/list-types.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { patientName } from '../appointment.words.ts';
import { useAppointmentPage } from '../appointment.hooks.ts';
import { AppointmentsEmpty } from './appointments-empty.tsx';
import { t } from '../appointments.texts.ts';
import { requestOf, type SchedulingAddress, sortOf } from './scheduling.address.ts';
import { useAppointmentActions } from './use-appointment-actions.ts';
import type { Desk } from './use-desk.ts';
import { useToday } from '../use-today.ts';

export type ChangeAddress = (
  change: { [Key in keyof SchedulingAddress]?: SchedulingAddress[Key] | undefined },
  options?: { replace?: boolean },
) => void;

export interface SchedulingViewProps {
  address: SchedulingAddress;
  change: ChangeAddress;
  desk: Desk;
}

/** The appointments as a list, page by page. */
export function AppointmentTable({ address, change, desk }: SchedulingViewProps) {
  const today = useToday();
  const format = useFormat();
  const query = useAppointmentPage(requestOf(address, today));
  const rowActions = useAppointmentActions(desk);
  const columns = useMemo(() => appointmentColumns(format, desk.view), [format, desk.view]);
  const sort = sortOf(address);

  function sortBy({ direction }: ListSort) {
    change({ sort: direction === 'desc' ? '-start' : 'start', after: undefined });
  }

  return (
    <DataList
      caption={t('title')}
      query={query}
      columns={columns}
      rowKey={(appointment) => appointment.id}
      rowName={(appointment) => `${appointment.title}, ${patientName(appointment)}`}
      rowActions={rowActions}
      sort={{ column: 'start', direction: sort === 'start' ? 'asc' : 'desc' }}
      onSort={sortBy}
      paging={{
        cursor: address.after,
        onCursor: (after) => change({ after }, { replace: false }),
        pageSize: address.size,
        onPageSize: (size) => change({ size, after: undefined }),
      }}
      summary={t('counted', { count: query.data?.rows.length ?? 0 })}
      empty={<AppointmentsEmpty address={address} onBook={() => desk.book()} />}
      errorMessage={t('failedToLoad')}
    />
  );
}
