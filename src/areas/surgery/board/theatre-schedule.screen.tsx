import { Alert, Box, Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { useToday } from '#client/use-today.ts';
import { FirstSteps } from '#screens/list/first-steps.tsx';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type WeekStart, weekStartOf } from '#kernel/time/week-times.ts';
import { confirmAction } from '#ui/feedback/confirm-store.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { useIsNarrow } from '#ui/theme/use-is-narrow.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { TableSkeleton } from '#ui/state/skeletons.tsx';
import { BookingBarrier } from '../cases/form/booking-barrier.tsx';
import { theatreIcon } from '../surgery.icons.ts';
import { useTheatres } from '../theatres/theatre.calls.ts';
import { theatreNotice } from '../theatres/theatre.words.ts';
import { type BoardAddress, readBoardAddress } from './board.address.ts';
import { boardQuery } from './board.hooks.ts';
import { t } from './board.texts.ts';
import { BoardHeader } from './calendar/board-header.tsx';
import { BoardList } from './calendar/board-list.tsx';
import { BoardView } from './calendar/board-view.tsx';
import classes from './calendar/board.module.css';
import { CaseDialog } from './calendar/case-dialog.tsx';
import { type Move, useMoveCase } from './calendar/use-move-case.ts';
import { type CarriedCase, WaitingList } from './waiting/waiting-list.tsx';

const ListPrint = lazyPart(() => import('./print/operating-list-print.tsx'), 'OperatingListPrint');

function requestOf({ view, theatreId }: BoardAddress, date: string, weekStart: WeekStart) {
  const from = view === 'week' ? weekStartOf(date, weekStart) : date;
  const to = view === 'week' ? plusDays(from, 6) : from;
  return { from, to, ...(theatreId !== undefined && { theatreId }) };
}

/** Day or week by theatre, with the waiting list beside it. */
export function TheatreScheduleScreen() {
  const navigate = useNavigate();
  const may = useMay();
  const today = useToday();
  const [address, change] = useSearchParameters(readBoardAddress);
  const date = address.date ?? today;
  const { tenant } = useFormat();
  const request = requestOf(address, date, tenant.weekStart);
  const board = useQuery({ ...boardQuery(request), placeholderData: keepPreviousData });
  const theatres = useTheatres();
  const { move, blocked, forgetBlocked } = useMoveCase(request);
  const [opened, setOpened] = useState<string>();
  const [isPrinting, setPrinting] = useState(false);
  const [areAllHoursShown, setAllHoursShown] = useState(false);
  const isNarrow = useIsNarrow();
  const hasFailed = board.isError || theatres.isError;
  const inUse = (theatres.data?.rows ?? []).filter(({ isActive }) => isActive);
  const shown = inUse.filter(({ id }) => address.theatreId === undefined || id === address.theatreId);

  /** Asks first where the theatre cannot be used now; today's cases the server refuses there. */
  async function moveAsked(wanted: Move) {
    const theatre = inUse.find(({ id }) => id === wanted.theatreId);
    const notice = theatre && theatreNotice(theatre);
    const isMovedIn = wanted.entry.theatreId !== wanted.theatreId || wanted.entry.startTime === undefined;
    if (notice && isMovedIn && date !== today) {
      const isSure = await confirmAction({
        title: t('inMaintenance', { theatre: theatre.theatreNumber }),
        message: t('inMaintenanceText', { notice }),
        confirmLabel: t('bookThere'),
      });
      if (!isSure) return;
    }
    await move(wanted);
  }

  function refetch() {
    void board.refetch();
    void theatres.refetch();
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <Button variant="default" onClick={() => setPrinting(true)}>
              {t('printList')}
            </Button>
            {may(['theatre.schedule', 'surgery.operate']) && (
              <Button
                leftSection={<Icon name="plus" size={18} />}
                renderRoot={(props) => <Link {...props} to="/dashboard/surgery/cases/new" />}
              >
                {t('newCase')}
              </Button>
            )}
          </>
        }
      />
      <BoardHeader
        address={address}
        from={request.from}
        date={date}
        today={today}
        theatres={inUse}
        {...(!isNarrow && { hours: { areAllShown: areAllHoursShown, show: setAllHoursShown } })}
        onChange={change}
      />
      {hasFailed && (
        <ErrorPanel message={t('failedToLoad')} onRetry={refetch} isRetrying={board.isFetching} />
      )}
      {board.data?.isCut && (
        <Alert color="yellow" icon={<Icon name="alert" />} mb="sm">
          {t('tooMany')}
        </Alert>
      )}
      {theatres.data && inUse.length === 0 && (
        <EmptyState
          icon={theatreIcon}
          title={t('noTheatres')}
          hint={t('noTheatresHint')}
          action={
            <FirstSteps
              first={may('theatre.admin') && { label: t('addTheatres'), to: '/dashboard/surgery/theatres' }}
            />
          }
        />
      )}
      {board.data && theatres.data
        ? shown.length > 0 && (
            <div className={classes['besides']}>
              <Box aria-busy={board.isFetching} style={{ minWidth: 0 }}>
                {isNarrow ? (
                  <BoardList
                    theatres={shown}
                    entries={board.data.rows}
                    isWeek={address.view === 'week'}
                    onOpen={setOpened}
                  />
                ) : (
                  <>
                    <BoardView
                      view={address.view}
                      date={date}
                      today={today}
                      areAllHoursShown={areAllHoursShown}
                      theatres={shown}
                      entries={board.data.rows}
                      sessions={board.data.sessions}
                      onOpen={setOpened}
                      onMove={(wanted) => void moveAsked(wanted)}
                      onPlace={(dropped, place) => {
                        const { minutes, ...entry } = JSON.parse(dropped) as CarriedCase;
                        void moveAsked({ entry, minutes, ...place });
                      }}
                      onBook={({ theatreId, startTime: start }) =>
                        void navigate({
                          to: '/dashboard/surgery/cases/new',
                          search: { theatreId, start },
                        })
                      }
                    />
                    <Text size="sm" c="dimmed" mt="xs">
                      {t('dragHint')}
                    </Text>
                  </>
                )}
              </Box>
              <WaitingList onOpen={setOpened} />
            </div>
          )
        : !hasFailed && <TableSkeleton rows={6} columns={6} />}
      {opened && <CaseDialog caseId={opened} onClose={() => setOpened(undefined)} />}
      {blocked && (
        <BookingBarrier
          barrier={blocked.barrier}
          isEmergency={blocked.move.entry.urgency === 'emergency'}
          onClose={forgetBlocked}
          onPass={({ kind }, reason) => void move(blocked.move, { ...blocked.reasons, [kind]: { reason } })}
        />
      )}
      <Suspense fallback={null}>
        {isPrinting && (
          <ListPrint
            date={date}
            theatreId={address.theatreId}
            theatres={shown}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
