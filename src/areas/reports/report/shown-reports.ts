import { shownAppointments } from '../appointments/appointments.words.ts';
import { shownDiseases } from '../diseases/diseases.words.ts';
import { shownFinancial } from '../financial/financial.words.ts';
import { shownInpatient } from '../inpatient/inpatient.words.ts';
import { shownLaboratory } from '../laboratory/laboratory.words.ts';
import { shownNursing } from '../nursing/nursing.words.ts';
import { shownOverview } from '../overview/overview.words.ts';
import { shownPatients } from '../patients/patients.words.ts';
import { shownPharmacy } from '../pharmacy/pharmacy.words.ts';
import { shownStatistics } from '../statistics/statistics.words.ts';
import { shownTheatre } from '../theatre/theatre.words.ts';
import type { ReportId } from './report.contract.ts';
import type { ShownReport } from './shown-report.ts';

/** How every report is shown. */
export const shownReports: Readonly<Record<ReportId, ShownReport>> = {
  overview: shownOverview,
  patients: shownPatients,
  appointments: shownAppointments,
  financial: shownFinancial,
  laboratory: shownLaboratory,
  inpatient: shownInpatient,
  nursing: shownNursing,
  theatre: shownTheatre,
  pharmacy: shownPharmacy,
  diseases: shownDiseases,
  statistics: shownStatistics,
};
