import { Button } from '@mantine/core';
import { lazy, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { useStatusChange } from '#screens/write/use-status-change.ts';
import { FirstSteps } from '#screens/list/first-steps.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { theatreIcon } from '../../surgery.icons.ts';
import { useCleaning } from '../form/use-cleaning.ts';
import { updateTheatre } from '../theatre.calls.ts';
import type { Theatre } from '../theatre.contract.ts';
import { useRefreshTheatres, useTheatres } from '../theatre.hooks.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';
import { theatreColumns } from './theatre-columns.tsx';

const TheatreForm = lazy(async () => ({ default: (await import('../form/theatre-form.tsx')).TheatreForm }));
const StatusForm = lazy(async () => ({ default: (await import('../form/status-form.tsx')).StatusForm }));

/** The theatres with what is in them; where they are added, changed and cleaned. */
export function TheatresScreen() {
  const may = useMay();
  const format = useFormat();
  const query = useTheatres();
  const columns = useMemo(() => theatreColumns(format), [format]);
  const [edited, setEdited] = useState<Theatre | 'new'>();
  const [restated, setRestated] = useState<Theatre>();
  const cleaning = useCleaning();
  const status = useStatusChange({
    words: (key, name) => t(key, { name }),
    call: ({ id: theatreId, version, to }, submission) =>
      updateTheatre({ theatreId, version, isActive: to === 'active' }, submission),
    failed: () => t('failedToUpdate'),
    refusals: theatreRefusals,
    onSettled: useRefreshTheatres(),
  });

  function actionsOf(theatre: Theatre): RowAction[] {
    const isFree = theatre.isActive && theatre.currentCase === null;
    const actions: (RowAction | false)[] = [
      isFree &&
        theatre.status === 'cleaning' &&
        may('surgery.nursing') && {
          label: t(theatre.cleaningBy ? 'finishCleaning' : 'takeCleaning'),
          icon: 'check',
          isBusy: cleaning.busyId === theatre.id,
          onClick: () => void cleaning.start(theatre),
        },
      isFree &&
        may(['theatre.schedule', 'theatre.admin', 'surgery.nursing']) && {
          label: t('setStatus'),
          icon: 'refresh',
          onClick: () => setRestated(theatre),
        },
      may('theatre.admin') && { label: t('edit'), icon: 'edit', onClick: () => setEdited(theatre) },
      may('theatre.admin') && status.actionOf(theatre),
    ];
    return actions.filter((action) => action !== false);
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/surgery/procedures" />}
            >
              {t('procedures')}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/surgery/sessions" />}
            >
              {t('sessions')}
            </Button>
            {may('theatre.admin') && (
              <Button leftSection={<Icon name="plus" size={18} />} onClick={() => setEdited('new')}>
                {t('addTheatre')}
              </Button>
            )}
          </>
        }
      />
      <DataList
        caption={t('title')}
        query={{ ...query, data: query.data && { rows: query.data.rows, nextCursor: null } }}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name, theatreNumber }) => `${theatreNumber} ${name}`}
        rowActions={actionsOf}
        empty={
          <EmptyState
            icon={theatreIcon}
            title={t('noneFound')}
            hint={t('noneYet')}
            action={
              <FirstSteps
                first={may('theatre.admin') && { label: t('addFirst'), onClick: () => setEdited('new') }}
              />
            }
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(theatre, dialog) => <TheatreForm {...(theatre && { theatre })} {...dialog} />}
      </EditedRecord>
      <EditedRecord edited={restated} onEdit={setRestated}>
        {(theatre, dialog) => theatre && <StatusForm theatre={theatre} {...dialog} />}
      </EditedRecord>
    </>
  );
}
