import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { patientAlerts } from '#server/points/patient-alerts.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as chartContract from './chart/chart.contract.ts';
import * as chart from './chart/chart.service.ts';
import { acknowledgeDeterioration, listDeteriorations } from './deterioration/answering.service.ts';
import * as deterioration from './deterioration/deterioration.contract.ts';
import { passOnDeteriorations } from './deterioration/passing-on.job.ts';
import * as policyContract from './deterioration/policy/deterioration-policy.contract.ts';
import * as policy from './deterioration/policy/deterioration-policy.service.ts';
import * as scaleContract from './scale/saturation-scale.contract.ts';
import { decideSaturationScale } from './scale/saturation-scale.service.ts';
import { earlyWarningAlert } from './scores/early-warning-alert.service.ts';
import * as correction from './signs/correction.service.ts';
import * as contract from './signs/vital-signs.contract.ts';
import * as service from './signs/vital-signs.service.ts';
import { vitalsSamples } from './vitals.seed.ts';

/** Vital signs with their scores. */
export const vitalsServer: ServerArea = {
  name: 'vitals',
  samples: vitalsSamples,
  fills: [fillPoint(patientAlerts, earlyWarningAlert)],
  minuteJobs: [passOnDeteriorations],
  calls: [
    handle(contract.listVitalSigns, service.listVitalSigns),
    handle(contract.recordVitalSigns, service.recordVitalSigns),
    handle(contract.correctVitalSigns, correction.correctVitalSigns),
    handle(contract.escalateVitalSigns, correction.escalateVitalSigns),
    handle(chartContract.readChart, chart.readChart),
    handle(chartContract.recordChartPrint, chart.recordChartPrint),
    handle(deterioration.listDeteriorations, listDeteriorations),
    handle(deterioration.acknowledgeDeterioration, acknowledgeDeterioration),
    handle(policyContract.getDeteriorationPolicy, policy.getDeteriorationPolicy),
    handle(policyContract.updateDeteriorationPolicy, policy.updateDeteriorationPolicy),
    handle(scaleContract.decideSaturationScale, decideSaturationScale),
  ],
};
