import { Suspense, useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { BackLink } from '#screens/detail/back-link.tsx';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { useListAddress } from '#screens/list/use-list-address.ts';
import { InUseFilter } from '#screens/register/in-use-filter.tsx';
import { RegisterHead } from '#screens/register/register-head.tsx';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useRegister } from '#screens/register/use-register.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { bedIcon } from '../../inpatient.icons.ts';
import type { Ward } from '../ward.contract.ts';
import { useWardPage, wardRegister } from '../ward.calls.ts';
import { wardRefusals } from '../ward.words.ts';
import { t } from '../wards.texts.ts';
import { UsualWards } from './usual-wards.tsx';
import { wardColumns } from './ward-columns.tsx';
import { wardList } from './ward-list.address.ts';

const WardForm = lazyPart(() => import('../form/ward-form.tsx'), 'WardForm');
const AddBedsForm = lazyPart(() => import('../../beds/form/add-beds-form.tsx'), 'AddBedsForm');

/** Wards with their beds counted; where they are added, changed and closed. */
export function WardsScreen() {
  const format = useFormat();
  const list = useListAddress(wardList);
  const [furnished, setFurnished] = useState<Ward>();
  const query = useWardPage(list.request);
  const columns = useMemo(() => wardColumns(format), [format]);
  const register = useRegister({
    words: t,
    register: wardRegister,
    mayChange: true,
    importFrom: '/dashboard/import/beds',
    actionsOf,
    refusals: wardRefusals,
  });

  function actionsOf(ward: Ward): RowAction[] {
    if (ward.status === 'inactive') return [];
    return [
      {
        label: t('showBeds'),
        icon: 'eye',
        renderRoot: (props) => (
          <Link {...props} to="/dashboard/bed-management" search={{ wardId: ward.id }} />
        ),
      },
      { label: t('addBeds'), icon: 'plus', onClick: () => setFurnished(ward) },
    ];
  }

  return (
    <>
      <RegisterHead {...register.head} back={<BackLink to="/dashboard/bed-management" label={t('back')} />}>
        <UsualWards />
      </RegisterHead>
      <RegisterList {...register.list} icon={bedIcon} list={list} query={query} columns={columns}>
        <InUseFilter words={t} {...list.field('status')} />
      </RegisterList>
      <EditedRecord {...register.form}>{(ward, dialog) => <WardForm ward={ward} {...dialog} />}</EditedRecord>
      <Suspense fallback={null}>
        {furnished && <AddBedsForm ward={furnished} onClose={() => setFurnished(undefined)} />}
      </Suspense>
    </>
  );
}
