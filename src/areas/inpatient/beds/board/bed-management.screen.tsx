import { Button, Center, Stack } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Deteriorations } from '#areas/vitals/vitals-web.public.ts';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useRowsInTurns } from '#ui/list/use-rows-in-turns.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { QueryStatus } from '#ui/state/query-status.tsx';
import { bedIcon } from '../../inpatient.icons.ts';
import { printsWristbands } from '../../wristbands/wristband.rules.ts';
import type { Bed } from '../bed.contract.ts';
import { useBedBoard } from '../bed.hooks.ts';
import { t } from '../beds.texts.ts';
import { bedBoard, type BedBoardState } from './bed-board.address.ts';
import classes from './bed-board.module.css';
import { BedCounts } from './bed-counts.tsx';
import { BedFilters } from './bed-filters.tsx';
import { BedLegend } from './bed-legend.tsx';
import { WaitingPatients } from './waiting-patients.tsx';
import { WardBeds } from './ward-beds.tsx';

const BedForm = lazyPart(() => import('../form/bed-form.tsx'), 'BedForm');
const PlaceForm = lazyPart(() => import('../../admissions/form/place-form.tsx'), 'PlaceForm');

const WristbandPrint = lazyPart(() => import('../../wristbands/print/wristband-print.tsx'), 'WristbandPrint');

type Task =
  | { kind: 'edit'; bed: Bed }
  | { kind: 'place'; admissionId: string; bed?: Bed }
  | { kind: 'print'; admissionId: string };

/** The board: every bed by ward, who lies in it, and who waits for one. */
export function BedManagementScreen() {
  const may = useMay();
  const list = useListAddress(bedBoard);
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const places = may('beds.assign');
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          may('beds.admin') && (
            <Button
              variant="default"
              leftSection={<Icon name="settings" size={18} />}
              renderRoot={(props) => <Link {...props} to="/dashboard/bed-management/wards" />}
            >
              {t('wardsLink')}
            </Button>
          )
        }
      />
      <Deteriorations wardId={list.address.wardId} />
      <BedCounts wardId={list.address.wardId} />
      <BedFilters list={list} />
      <div className={places && may('admissions.read') ? classes['layout'] : undefined}>
        <Board
          list={list}
          onEdit={may('beds.admin') ? (bed) => setTask({ kind: 'edit', bed }) : undefined}
          onDrop={places ? (bed, admissionId) => setTask({ kind: 'place', bed, admissionId }) : undefined}
          onPrint={
            may(printsWristbands)
              ? ({ patient }) => patient && setTask({ kind: 'print', admissionId: patient.admissionId })
              : undefined
          }
        />
        {places && may('admissions.read') && (
          <WaitingPatients onChoose={({ id }) => setTask({ kind: 'place', admissionId: id })} />
        )}
      </div>
      <Suspense fallback={null}>
        {task?.kind === 'edit' && (
          <BedForm
            key={`${task.bed.id} ${task.bed.version}`}
            bed={task.bed}
            onReload={(bed) => setTask({ kind: 'edit', bed })}
            onClose={close}
          />
        )}
        {task?.kind === 'place' && (
          <PlaceForm admissionId={task.admissionId} bed={task.bed} onClose={close} />
        )}
        {task?.kind === 'print' && (
          <WristbandPrint admissionId={task.admissionId} first="wristband" onClose={close} />
        )}
      </Suspense>
    </>
  );
}

interface BoardProps {
  list: BedBoardState;
  onEdit: ((bed: Bed) => void) | undefined;
  onDrop: ((bed: Bed, admissionId: string) => void) | undefined;
  onPrint: ((bed: Bed) => void) | undefined;
}

function Board({ list, ...actions }: BoardProps) {
  const { cursor: _cursor, limit: _limit, ...filter } = list.request;
  const query = useBedBoard(filter);
  if (!query.data) return <QueryStatus query={query} failed={t('failedToLoad')} lines={8} />;
  const beds = query.data.pages.flatMap(({ rows }) => rows);
  if (beds.length === 0) return <NoBeds list={list} />;
  return (
    <Stack gap="sm">
      <div className={classes['grid']}>
        <Wards beds={beds} {...actions} />
      </div>
      {query.hasNextPage && (
        <Center>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('moreBeds')}
          </Button>
        </Center>
      )}
      <BedLegend />
    </Stack>
  );
}

/** More than a window shows of a board at first. */
const firstBeds = 40;

function Wards({ beds, ...actions }: Omit<BoardProps, 'list'> & { beds: readonly Bed[] }) {
  const shown = useRowsInTurns(beds, firstBeds);
  const wards = Map.groupBy(shown, ({ wardId }) => wardId);
  return [...wards].map(([wardId, ofWard]) => <WardBeds key={wardId} beds={ofWard} {...actions} />);
}

function NoBeds({ list }: { list: BedBoardState }) {
  const may = useMay();
  return (
    <ListEmpty
      title={t('noneFound')}
      icon={bedIcon}
      hint={t('noneYet')}
      first={may('beds.admin') && { label: t('setUp'), to: '/dashboard/bed-management/wards' }}
      importFrom={may('beds.admin') && '/dashboard/import/beds'}
      narrowedHint={t('noneMatch')}
      isNarrowed={list.isNarrowed}
      onClear={list.clear}
      after={undefined}
    />
  );
}
