import { Button, Group } from '@mantine/core';
import { Link } from '#client/link.tsx';
import { useMay } from '#client/session.ts';
import { ListEmpty } from '#screens/list/list-empty.tsx';
import { ImportLink } from '#screens/tables/import-link.tsx';
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
          <Group mt="sm" justify="center">
            <Button component={Link} to="/dashboard/patients/new">
              {t('addFirst')}
            </Button>
            <ImportLink to="/dashboard/import/patients" />
          </Group>
        )
      }
      narrowedHint={t('noneMatch')}
      isNarrowed={address.q.trim() !== ''}
      after={address.after}
    />
  );
}
