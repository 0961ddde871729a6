import { Button } from '@mantine/core';
import { Link } from '#client/link.tsx';
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

/** Shown in place of the list's rows, with what to do about it. */
export function PatientsEmpty({ address }: { address: PatientListAddress }) {
  const may = useMay();
  const isAboutAll = address.status === 'active' || address.status === 'all';
  return (
    <ListEmpty
      title={t('noneFound')}
      icon="users"
      hint={hints[address.status]()}
      action={
        isAboutAll &&
        may('patients.write') && (
          <Button component={Link} to="/dashboard/patients/new" mt="sm">
            {t('addFirst')}
          </Button>
        )
      }
      narrowedHint={t('noneMatch')}
      isNarrowed={address.q.trim() !== ''}
      after={address.after}
    />
  );
}
