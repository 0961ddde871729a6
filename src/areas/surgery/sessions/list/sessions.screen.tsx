import { Button, Group, Text } from '@mantine/core';
import { Suspense, useMemo, useState } from 'react';
import { idOf, useSearchParameters } from '#client/search-parameters.ts';
import { useMay } from '#client/session.ts';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { editAction } from '#screens/register/edit-action.ts';
import { AddButton } from '#screens/register/register-head.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { clockTime } from '#kernel/time/week-times.ts';
import { weekdayName } from '#ui/i18n/weekday-name.ts';
import { useTheatres } from '../../theatres/theatre.calls.ts';
import { removeTheatreSession } from '../session.calls.ts';
import type { TheatreSession } from '../session.contract.ts';
import { useRefreshSessions, useSessionRelease, useTheatreSessions } from '../session.hooks.ts';
import { sessionRefusals } from '../session.words.ts';
import { t } from '../sessions.texts.ts';
import { sessionColumns } from './session-columns.tsx';

const SessionForm = lazyPart(() => import('../form/session-form.tsx'), 'SessionForm');
const ReleaseForm = lazyPart(() => import('../form/release-form.tsx'), 'ReleaseForm');

/** The week of one theatre: sessions of surgeons and specialities, and emergency slots. */
export function SessionsScreen() {
  const mayWrite = useMay()('theatre.admin');
  const format = useFormat();
  const [address, change] = useSearchParameters((raw) => ({ theatreId: idOf(raw['theatreId']) }));
  const theatres = useTheatres();
  const rows = theatres.data?.rows ?? [];
  const theatreId = address.theatreId ?? rows[0]?.id;
  const query = useTheatreSessions(theatreId);
  const release = useSessionRelease();
  const columns = useMemo(() => sessionColumns(format), [format]);
  const [edited, setEdited] = useState<TheatreSession | 'new'>();
  const add = () => setEdited('new');
  const [isReleasing, setReleasing] = useState(false);
  const refresh = useRefreshSessions();
  const removing = useConfirmedWrite({
    ask: () => ({
      title: t('removeTitle'),
      message: t('removeQuestion'),
      confirmLabel: t('remove'),
      isDestructive: true,
    }),
    call: ({ id: theatreSessionId, version }: TheatreSession, submission) =>
      removeTheatreSession({ theatreSessionId, version }, submission),
    done: () => t('wasRemoved'),
    failed: () => t('failedToRemove'),
    refusals: sessionRefusals,
    onSettled: refresh,
  });
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/surgery/theatres" label={t('back')} />}
        actions={
          mayWrite && (
            <>
              {release.data && (
                <Button variant="default" onClick={() => setReleasing(true)}>
                  {t('changeRelease')}
                </Button>
              )}
              {theatreId && <AddButton label={t('addSession')} onClick={add} />}
            </>
          )
        }
      />
      <Group mb="sm" align="flex-end">
        <FilterSelect
          label={t('theatre')}
          options={rows.map(({ id, name, theatreNumber }) => ({
            value: id,
            label: `${theatreNumber} · ${name}`,
          }))}
          value={theatreId ?? ''}
          onChange={(chosen) => change({ theatreId: chosen || undefined })}
        />
        {release.data && (
          <Text size="sm" c="dimmed">
            {t('releasedBefore', { hours: release.data.releaseHours })}
          </Text>
        )}
      </Group>
      <DataList
        caption={t('title')}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ weekday, fromMinute }) => `${weekdayName(weekday)} ${clockTime(fromMinute)}`}
        {...(mayWrite && {
          rowActions: (session: TheatreSession) => [
            editAction(() => setEdited(session)),
            {
              label: t('remove'),
              icon: 'trash' as const,
              isDestructive: true,
              isBusy: removing.busyId === session.id,
              onClick: () => void removing.start(session),
            },
          ],
        })}
        empty={
          <ListEmpty
            icon="calendar"
            title={t('noneFound')}
            hint={t('noneYet')}
            first={mayWrite && theatreId !== undefined && { label: t('addFirst'), onClick: add }}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      {theatreId && (
        <EditedRecord edited={edited} onEdit={setEdited}>
          {(session, dialog) => (
            <SessionForm theatreId={theatreId} {...(session && { session })} {...dialog} />
          )}
        </EditedRecord>
      )}
      <Suspense fallback={null}>
        {isReleasing && release.data && (
          <ReleaseForm key={release.data.version} stored={release.data} onClose={() => setReleasing(false)} />
        )}
      </Suspense>
    </>
  );
}
