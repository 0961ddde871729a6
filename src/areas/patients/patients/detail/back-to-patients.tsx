import { BackLink } from '#screens/detail/back-link.tsx';
import { t } from '../patients.texts.ts';

/** The way back to the list of patients. */
export function BackToPatients() {
  return <BackLink to="/dashboard/patients" label={t('backToPatients')} />;
}
