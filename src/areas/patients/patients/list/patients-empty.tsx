import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '#client/session.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import type { PatientListAddress } from './patient-list.address.ts';
import { t } from '../patients.texts.ts';

/** Stands in the place of the list when it has no rows, and says what to do about it. */
export function PatientsEmpty({ address }: { address: PatientListAddress }) {
  const may = useMay();
  if (address.q.trim()) return <EmptyState icon="search" title={t('noneFound')} hint={t('noneMatch')} />;
  if (address.after !== undefined) return <EmptyState title={t('noneFound')} hint={t('noneOnPage')} />;
  if (address.status === 'inactive') return <EmptyState title={t('noneFound')} hint={t('noneInactive')} />;
  const addFirst = may('patients.write') && (
    <Button component={Link} to="/dashboard/patients/new" mt="sm">
      {t('addFirst')}
    </Button>
  );
  return <EmptyState icon="users" title={t('noneFound')} hint={t('noneYet')} action={addFirst} />;
}
