import { Button } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { useWards } from '#areas/inpatient/ward-parts.public.ts';
import { useMay, usePerson } from '#client/session.ts';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StatCard, StatCardRow } from '#ui/page/stat-card.tsx';
import { WaitingHandovers } from '../../handover/list/waiting-handovers.tsx';
import { shiftStatuses } from '../shift.contract.ts';
import { useShiftFigures, useShiftPage } from '../shift.hooks.ts';
import { t } from '../shifts.texts.ts';
import { useCompleteShift } from '../form/use-complete-shift.ts';
import { shiftColumns } from './shift-columns.tsx';
import { shiftList } from './shift-list.address.ts';

const StartShiftForm = lazyPart(() => import('../form/start-shift-form.tsx'), 'StartShiftForm');
const ShareDialog = lazyPart(() => import('../form/share-dialog.tsx'), 'ShareDialog');

/** Shifts, the newest first; a new one, and how patients are shared. */
export function ShiftsScreen() {
  const may = useMay();
  const { user } = usePerson();
  const format = useFormat();
  const list = useListAddress(shiftList);
  const { wardId } = list.address;
  const wards = useWards().data?.rows ?? [];
  const [open, setOpen] = useState<'start' | 'share'>();
  const query = useShiftPage(list.request);
  const complete = useCompleteShift();
  const columns = useMemo(() => shiftColumns(format), [format]);
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            {wardId && may('shifts.manage') && (
              <Button variant="default" onClick={() => setOpen('share')}>
                {t('share')}
              </Button>
            )}
            <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setOpen('start')}>
              {t('startShift')}
            </Button>
          </>
        }
      />
      <Figures />
      <WaitingHandovers />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ nurseName, shiftDate }) => `${nurseName}, ${format.date(shiftDate)}`}
        rowActions={(shift) =>
          shift.status === 'active' && (shift.nurseId === user.id || may('shifts.manage'))
            ? [
                {
                  label: t('completeShift'),
                  icon: 'check' as const,
                  isBusy: complete.busyId === shift.id,
                  onClick: () => void complete.start(shift),
                },
              ]
            : []
        }
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: 'clock',
          hint: t('noneYet'),
          first: { label: t('startFirst'), onClick: () => setOpen('start') },
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          all={t('allStatuses')}
          options={shiftStatuses.map((value) => ({ value, label: t(`status_${value}`) }))}
          {...list.field('status')}
        />
        <FilterSelect
          label={t('ward')}
          all={t('allWards')}
          options={wards.map(({ id, name }) => ({ value: id, label: name }))}
          {...list.field('wardId')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {open === 'start' && <StartShiftForm wardId={wardId} onClose={close} />}
        {open === 'share' && wardId && <ShareDialog wardId={wardId} onClose={close} />}
      </Suspense>
    </>
  );
}

function Figures() {
  const { number } = useFormat();
  const { data, isPending } = useShiftFigures();
  const shown = (value: number | undefined) => (value === undefined ? t('none') : number(value));
  const card = { isLoading: isPending };
  return (
    <StatCardRow label={t('figures')}>
      <StatCard label={t('activeShifts')} value={shown(data?.active)} icon="clock" tone="success" {...card} />
      <StatCard label={t('completed')} value={shown(data?.completed)} icon="check" {...card} />
      <StatCard label={t('today')} value={shown(data?.today)} icon="calendar" tone="info" {...card} />
      <StatCard label={t('patientAssignments')} value={shown(data?.assignments)} icon="users" {...card} />
    </StatCardRow>
  );
}
