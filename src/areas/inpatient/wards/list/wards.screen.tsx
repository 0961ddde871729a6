import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { AddressedList } from '#screens/list/addressed-list.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { bedIcon } from '../../inpatient.icons.ts';
import type { Ward } from '../ward.contract.ts';
import { useWardPage } from '../ward.hooks.ts';
import { t } from '../wards.texts.ts';
import { UsualWards } from './usual-wards.tsx';
import { useWardStatus } from './use-ward-status.ts';
import { wardColumns } from './ward-columns.tsx';
import { statusFilters, wardList } from './ward-list.address.ts';

const WardForm = lazy(async () => ({ default: (await import('../form/ward-form.tsx')).WardForm }));
const AddBedsForm = lazy(async () => ({
  default: (await import('../../beds/form/add-beds-form.tsx')).AddBedsForm,
}));

type Task = { kind: 'edit'; ward: Ward | 'new' } | { kind: 'beds'; ward: Ward };

/** Wards with their beds counted; where they are added, changed and closed. */
export function WardsScreen() {
  const format = useFormat();
  const list = useListAddress(wardList);
  const [task, setTask] = useState<Task>();
  const query = useWardPage(list.request);
  const columns = useMemo(() => wardColumns(format), [format]);
  const status = useWardStatus();
  const add = () => setTask({ kind: 'edit', ward: 'new' });

  function actionsOf(ward: Ward): RowAction[] {
    const isBusy = status.busyId === ward.id;
    const edit: RowAction = {
      label: t('edit'),
      icon: 'edit',
      onClick: () => setTask({ kind: 'edit', ward }),
    };
    if (ward.status === 'inactive') {
      const to = 'active' as const;
      const activate = () => void status.start({ ...ward, to });
      return [edit, { label: t('activate'), icon: 'refresh', isBusy, onClick: activate }];
    }
    const to = 'inactive' as const;
    return [
      {
        label: t('showBeds'),
        icon: 'eye',
        renderRoot: (props) => (
          <Link {...props} to="/dashboard/bed-management" search={{ wardId: ward.id }} />
        ),
      },
      { label: t('addBeds'), icon: 'plus', onClick: () => setTask({ kind: 'beds', ward }) },
      edit,
      { label: t('deactivate'), icon: 'archive', isBusy, onClick: () => void status.start({ ...ward, to }) },
    ];
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        back={<BackLink to="/dashboard/bed-management" label={t('back')} />}
        actions={
          <>
            <UsualWards />
            <ImportLink to="/dashboard/import/beds" />
            <Button leftSection={<Icon name="plus" size={18} />} onClick={add}>
              {t('addWard')}
            </Button>
          </>
        }
      />
      <AddressedList
        list={list}
        caption={t('title')}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        shown={(count) => t('shown', { count })}
        none={{
          title: t('noneFound'),
          icon: bedIcon,
          hint: t('noneYet'),
          first: { label: t('addFirst'), onClick: add },
          importFrom: '/dashboard/import/beds',
          narrowedHint: t('noneMatch'),
        }}
        errorMessage={t('failedToLoad')}
      >
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
      </AddressedList>
      <Suspense fallback={null}>
        {task?.kind === 'edit' && (
          <WardForm
            key={task.ward === 'new' ? 'new' : `${task.ward.id} ${task.ward.version}`}
            {...(task.ward !== 'new' && { ward: task.ward })}
            onReload={(ward) => setTask({ kind: 'edit', ward })}
            onClose={() => setTask(undefined)}
          />
        )}
        {task?.kind === 'beds' && <AddBedsForm ward={task.ward} onClose={() => setTask(undefined)} />}
      </Suspense>
    </>
  );
}
