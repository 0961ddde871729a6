import { useMemo } from 'react';
import { listSort, sortWord } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { useAppointmentPage } from '../appointment.hooks.ts';
import { patientName, titleWords } from '../appointment.words.ts';
import { t } from '../appointments.texts.ts';
import { useToday } from '#client/use-today.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import { AppointmentsEmpty } from './appointments-empty.tsx';
import { clearFilters, requestOf, type SchedulingState, sortOf } from './scheduling.address.ts';
import { useAppointmentActions } from './use-appointment-actions.ts';
import type { AppointmentDialogs } from './use-appointment-dialogs.ts';

export interface SchedulingViewProps {
  list: SchedulingState;
  dialogs: AppointmentDialogs;
}

/** The appointments as a list, page by page. */
export function AppointmentTable({ list, dialogs }: SchedulingViewProps) {
  const { address } = list;
  const today = useToday();
  const format = useFormat();
  const query = useAppointmentPage(requestOf(address, today));
  const rowActions = useAppointmentActions(dialogs);
  const columns = useMemo(() => appointmentColumns(format, dialogs.view), [format, dialogs.view]);

  return (
    <DataList
      caption={t('title')}
      query={query}
      columns={columns}
      rowKey={(appointment) => appointment.id}
      rowName={(appointment) => `${titleWords(appointment)}, ${patientName(appointment)}`}
      rowActions={rowActions}
      sort={listSort(sortOf(address))}
      onSort={(sort) => list.field('sort').onChange(sortWord(sort))}
      paging={list.paging}
      summary={t('counted', { count: query.data?.rows.length ?? 0 })}
      empty={
        <AppointmentsEmpty
          address={address}
          onBook={() => dialogs.book()}
          onClear={() => clearFilters(list)}
        />
      }
      errorMessage={t('failedToLoad')}
    />
  );
}
