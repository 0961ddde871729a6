import { appointmentsReport } from '../appointments/appointments.report.ts';
import { diseasesReport } from '../diseases/diseases.report.ts';
import { financialReport } from '../financial/financial.report.ts';
import { inpatientReport } from '../inpatient/inpatient.report.ts';
import { laboratoryReport } from '../laboratory/laboratory.report.ts';
import { nursingReport } from '../nursing/nursing.report.ts';
import { overviewReport } from '../overview/overview.report.ts';
import { patientsReport } from '../patients/patients.report.ts';
import { pharmacyReport } from '../pharmacy/pharmacy.report.ts';
import { statisticsReport } from '../statistics/statistics.report.ts';
import { theatreReport } from '../theatre/theatre.report.ts';
import type { ReportId } from './report.contract.ts';
import type { ReportSource } from './report-source.ts';

/** Every report; a further one is a folder and a line here, in the contract and in the shown reports. */
export const reportSources: Readonly<Record<ReportId, ReportSource>> = {
  overview: overviewReport,
  patients: patientsReport,
  appointments: appointmentsReport,
  financial: financialReport,
  laboratory: laboratoryReport,
  inpatient: inpatientReport,
  nursing: nursingReport,
  theatre: theatreReport,
  pharmacy: pharmacyReport,
  diseases: diseasesReport,
  statistics: statisticsReport,
};
