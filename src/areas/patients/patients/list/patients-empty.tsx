import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { t } from '../patients.texts.ts';
import type { PatientListAddress } from './patient-list.address.ts';

const hints = {
  active: () => t('noneYet'),
  all: () => t('noneYet'),
  inactive: () => t('noneInactive'),
  deceased: () => t('noneDeceased'),
};

interface PatientsEmptyProps {
  address: PatientListAddress;
  onClear: () => void;
}

/** Shown in place of the list's rows, with what to do about it. */
export function PatientsEmpty({ address, onClear }: PatientsEmptyProps) {
  const isAboutAll = address.status === 'active' || address.status === 'all';
  const isSearched = address.q.trim() !== '';
  const mayAdd = useMay()('patients.write');
  return (
    <ListEmpty
      title={t('noneFound')}
      icon="users"
      hint={hints[address.status]()}
      first={mayAdd && { label: t('addFirst'), to: '/dashboard/patients/new' }}
      importFrom={mayAdd && '/dashboard/import/patients'}
      narrowedHint={isSearched ? t('noneMatch') : hints[address.status]()}
      isNarrowed={isSearched || !isAboutAll}
      onClear={onClear}
      after={address.after}
    />
  );
}
