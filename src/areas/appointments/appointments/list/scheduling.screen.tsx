import { Button, Group, SegmentedControl } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { TableSkeleton } from '#ui/state/skeletons.tsx';
import { AppointmentCards } from './appointment-cards.tsx';
import { AppointmentFilters } from './appointment-filters.tsx';
import { AppointmentTable } from './appointment-table.tsx';
import { t } from '../appointments.texts.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DoctorsLink } from '../../doctors/list/doctors-link.tsx';
import { readSchedulingAddress, views } from './scheduling.address.ts';
import { useDesk } from './use-desk.ts';

const AppointmentCalendar = lazy(async () => ({
  default: (await import('../../calendar/appointment-calendar.tsx')).AppointmentCalendar,
}));

/** Appointments as a table or as the calendar of a day or week, and all that is done with them. */
export function SchedulingScreen() {
  const may = useMay();
  const [address, change] = useSearchParameters(readSchedulingAddress);
  const desk = useDesk(address, change);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <DoctorsLink />
            {may('appointments.write') && (
              <Button leftSection={<Icon name="plus" size={18} />} onClick={() => desk.book()}>
                {t('schedule')}
              </Button>
            )}
          </>
        }
      />
      <AppointmentCards />
      <Group justify="space-between" align="flex-end" gap="sm">
        <AppointmentFilters address={address} onChange={change} />
        <SegmentedControl
          mb="md"
          aria-label={t('view')}
          value={address.view}
          onChange={(view) =>
            change({ view: view === 'table' ? undefined : view, after: undefined }, { replace: false })
          }
          data={views.map((value) => ({ value, label: t(`view_${value}`) }))}
        />
      </Group>
      {address.view === 'table' ? (
        <AppointmentTable address={address} change={change} desk={desk} />
      ) : (
        <Suspense fallback={<TableSkeleton rows={8} columns={6} />}>
          <AppointmentCalendar address={address} change={change} desk={desk} />
        </Suspense>
      )}
      <DeskDialogs desk={desk} />
    </>
  );
}
