import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import type { Ward } from '../ward.contract.ts';
import { useWardPage } from '../ward.calls.ts';
import { t } from '../wards.texts.ts';
import { UsualWards } from './usual-wards.tsx';
import { useWardStatus } from './use-ward-status.ts';
import { wardColumns } from './ward-columns.tsx';
import { statusFilters, wardList } from './ward-list.address.ts';

const WardForm = lazyPart(() => import('../form/ward-form.tsx'), 'WardForm');
const AddBedsForm = lazyPart(() => import('../../beds/form/add-beds-form.tsx'), 'AddBedsForm');

/** Wards with their beds counted; where they are added, changed and closed. */
export function WardsScreen() {
  const format = useFormat();
  const list = useListAddress(wardList);
  const [edited, setEdited] = useState<Ward | 'new'>();
  const [furnished, setFurnished] = useState<Ward>();
  const query = useWardPage(list.request);
  const columns = useMemo(() => wardColumns(format), [format]);
  const status = useWardStatus();
  const adding = { onAdd: () => setEdited('new'), importFrom: '/dashboard/import/beds' } as const;

  function actionsOf(ward: Ward): RowAction[] {
    const others = [editAction(() => setEdited(ward)), status.actionOf(ward)];
    if (ward.status === 'inactive') return others;
    return [
      {
        label: t('showBeds'),
        icon: 'eye',
        renderRoot: (props) => (
          <Link {...props} to="/dashboard/bed-management" search={{ wardId: ward.id }} />
        ),
      },
      { label: t('addBeds'), icon: 'plus', onClick: () => setFurnished(ward) },
      ...others,
    ];
  }

  return (
    <>
      <RegisterHead
        words={t}
        back={<BackLink to="/dashboard/bed-management" label={t('back')} />}
        {...adding}
      >
        <UsualWards />
      </RegisterHead>
      <RegisterList
        words={t}
        icon={bedIcon}
        list={list}
        query={query}
        columns={columns}
        rowName={({ name }) => name}
        rowActions={actionsOf}
        {...adding}
      >
        <FilterSelect
          label={t('status')}
          options={statusFilters.map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('status')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(ward, dialog) => <WardForm ward={ward} {...dialog} />}
      </EditedRecord>
      <Suspense fallback={null}>
        {furnished && <AddBedsForm ward={furnished} onClose={() => setFurnished(undefined)} />}
      </Suspense>
    </>
  );
}
