import { useMemo, useState } from 'react';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { EditedRecord } from '#screens/form/edited-record.tsx';
import { FilterSelect } from '#screens/list/filter-select.tsx';
import { editAction } from '#screens/register/edit-action.ts';
import { RegisterList } from '#screens/register/register-list.tsx';
import { useStatusChange } from '#screens/register/use-status-change.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import type { RowAction } from '#ui/list/list-types.ts';
import { SearchBox } from '#ui/list/search-box.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { capsuleIcon } from '../../pharmacy.icons.ts';
import type { PharmacyListState } from '../../prescriptions/list/prescription-list.address.ts';
import { updateMedicine, useMedicinePage, useRefreshMedicines } from '../medicine.calls.ts';
import type { Medicine } from '../medicine.contract.ts';
import { medicineRefusals } from '../medicine.words.ts';
import { t } from '../medicines.texts.ts';
import { medicineColumns } from './medicine-columns.tsx';

const MedicineForm = lazyPart(() => import('../form/medicine-form.tsx'), 'MedicineForm');

/** The list of medicines with what is in stock. */
export function MedicineTable({ list }: { list: PharmacyListState }) {
  const format = useFormat();
  const may = useMay();
  const [edited, setEdited] = useState<Medicine | 'new'>();
  const { medicine: search, shown, after, size } = list.address;
  const query = useMedicinePage({
    ...(search.trim() && { search: search.trim() }),
    status: shown,
    ...(after && { cursor: after }),
    limit: size,
  });
  const columns = useMemo(() => medicineColumns(format), [format]);
  const status = useMedicineStatus();
  const mayWrite = may('pharmacy.catalogue');
  const isNarrowed = search.trim() !== '' || shown !== 'active';

  function actionsOf(row: Medicine): RowAction[] {
    return [
      ...(mayWrite ? [editAction(() => setEdited(row))] : []),
      ...(may('pharmacy.dispense') && row.isActive
        ? [
            {
              label: t('dispense'),
              icon: 'clipboard' as const,
              renderRoot: (props: object) => (
                <Link {...props} to="/dashboard/pharmacy/dispensing" search={{ medicineId: row.id }} />
              ),
            },
          ]
        : []),
      ...(mayWrite ? [status.actionOf(row)] : []),
    ];
  }

  return (
    <>
      <RegisterList
        words={t}
        caption={t('inventory')}
        icon={capsuleIcon}
        list={{
          isNarrowed,
          setCount: shown === 'active' ? 0 : 1,
          clear: () => list.change({ medicine: undefined, shown: undefined, after: undefined }),
          paging: list.paging,
          views: list.views,
        }}
        query={query}
        columns={columns}
        rowName={({ name, strength }) => [name, strength].filter(Boolean).join(' ')}
        rowActions={mayWrite || may('pharmacy.dispense') ? actionsOf : undefined}
        {...(mayWrite && {
          onAdd: () => setEdited('new'),
          importFrom: '/dashboard/import/medicines' as const,
        })}
      >
        <SearchBox label={t('search')} value={search} onSearch={(next) => list.filter({ medicine: next })} />
        <FilterSelect
          label={t('shownFilter')}
          options={(['active', 'inactive'] as const).map((value) => ({ value, label: t(`filter_${value}`) }))}
          {...list.field('shown')}
        />
      </RegisterList>
      <EditedRecord edited={edited} onEdit={setEdited}>
        {(medicine, dialog) => <MedicineForm medicine={medicine} {...dialog} />}
      </EditedRecord>
    </>
  );
}

function useMedicineStatus() {
  return useStatusChange({
    words: t,
    call: ({ id: medicineId, version, to }, submission) =>
      updateMedicine({ medicineId, version, isActive: to === 'active' }, submission),
    failed: ({ to }) => t(to === 'inactive' ? 'failedToDeactivate' : 'failedToActivate'),
    refusals: medicineRefusals,
    onSettled: useRefreshMedicines(),
  });
}
