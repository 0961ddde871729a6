import type { AreaRoute } from '#client/registration/web-area.ts';
import { t } from '../patients-menu.texts.ts';

/** The screen that imports patients from a file. */
export const patientImportRoute: AreaRoute = {
  path: '/dashboard/patients/import',
  title: () => t('importPatients'),
  permission: 'patients.write',
  load: async () => (await import('./form/patient-import.screen.tsx')).PatientImportScreen,
};
