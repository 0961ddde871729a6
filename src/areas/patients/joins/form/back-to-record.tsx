import { BackLink } from '#screens/detail/back-link.tsx';
import type { Patient } from '../../patients/patient.contract.ts';
import { t } from '../joins.texts.ts';

/** From the joining back to the record that is kept. */
export function BackToRecord({ patient }: { patient: Patient }) {
  return <BackLink to={`/dashboard/patients/${patient.id}`} label={t('cancel')} />;
}
