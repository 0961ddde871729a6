import { Button, Group, SegmentedControl } from '@mantine/core';
import { Suspense } from 'react';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { TableSkeleton } from '#ui/state/skeletons.tsx';
import { AppointmentCards } from './appointment-cards.tsx';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentTable } from './appointment-table.tsx';
import { t } from '../appointments.texts.ts';
import { DoctorsLink } from '../../doctors/list/doctors-link.tsx';
import { OpenAppointmentDialog } from './open-dialog.tsx';
import { scheduling, views } from './scheduling.address.ts';
import { useAppointmentDialogs } from './use-appointment-dialogs.ts';

const AppointmentCalendar = lazyPart(
  () => import('../../calendar/appointment-calendar.tsx'),
  'AppointmentCalendar',
);

/** Appointments as a table or as the calendar of a day or week, and all that is done with them. */
export function SchedulingScreen() {
  const may = useMay();
  const list = useListAddress(scheduling);
  const dialogs = useAppointmentDialogs(list);
  const { view } = list.address;
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <DoctorsLink />
            {may('appointments.write') && (
              <Button leftSection={<Icon name="plus" size={18} />} onClick={() => dialogs.book()}>
                {t('schedule')}
              </Button>
            )}
          </>
        }
      />
      <AppointmentCards />
      <Group justify="space-between" align="flex-end" gap="sm">
        <AppointmentFilters list={list} />
        <SegmentedControl
          mb={{ base: 'md', sm: 'sm' }}
          aria-label={t('view')}
          value={view}
          onChange={(next) =>
            list.change({ view: next === 'table' ? undefined : next, after: undefined }, { replace: false })
          }
          data={views.map((value) => ({ value, label: t(`view_${value}`) }))}
        />
      </Group>
      {view === 'table' ? (
        <AppointmentTable list={list} dialogs={dialogs} />
      ) : (
        <Suspense fallback={<TableSkeleton rows={8} columns={6} />}>
          <AppointmentCalendar list={list} dialogs={dialogs} />
        </Suspense>
      )}
      <OpenAppointmentDialog dialogs={dialogs} />
    </>
  );
}
