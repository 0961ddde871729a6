import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { useStatusChange } from '#screens/register/use-status-change.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { theatreIcon } from '../../surgery.icons.ts';
import { useCleaning } from '../form/use-cleaning.ts';
import { theatreRegister, useTheatres } from '../theatre.calls.ts';
import type { Theatre } from '../theatre.contract.ts';
import { theatreRefusals } from '../theatre.words.ts';
import { t } from '../theatres.texts.ts';
import { theatreColumns } from './theatre-columns.tsx';

const TheatreForm = lazyPart(() => import('../form/theatre-form.tsx'), 'TheatreForm');
const StatusForm = lazyPart(() => import('../form/status-form.tsx'), 'StatusForm');

/** The theatres with what is in them; where they are added, changed and cleaned. */
export function TheatresScreen() {
  const may = useMay();
  const format = useFormat();
  const columns = useMemo(() => theatreColumns(format), [format]);
  const [edited, setEdited] = useState<Theatre | 'new'>();
  const add = () => setEdited('new');
  const [restated, setRestated] = useState<Theatre>();
  const cleaning = useCleaning();
  const status = useStatusChange({ words: t, register: theatreRegister, refusals: theatreRefusals });

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
      may('theatre.admin') && editAction(() => setEdited(theatre)),
      may('theatre.admin') && status.actionOf(theatre),
    ];
    return actions.filter((action) => action !== false);
  }

  return (
    <>
      <RegisterHead words={t} {...(may('theatre.admin') && { onAdd: add })}>
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
      </RegisterHead>
      <DataList
        caption={t('title')}
        query={useTheatres()}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name, theatreNumber }) => `${theatreNumber} ${name}`}
        rowActions={actionsOf}
        empty={
          <ListEmpty
            icon={theatreIcon}
            title={t('noneFound')}
            hint={t('noneYet')}
            first={may('theatre.admin') && { label: t('addFirst'), onClick: add }}
          />
        }
        errorMessage={t('failedToLoad')}
      />
      <EditedRecord edited={edited} onEdit={setEdited} form={TheatreForm} />
      <EditedRecord edited={restated} onEdit={setRestated}>
        {(theatre, dialog) => theatre && <StatusForm theatre={theatre} {...dialog} />}
      </EditedRecord>
    </>
  );
}
