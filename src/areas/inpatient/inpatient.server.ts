import { fillPoint } from '#server/points/point.ts';
import { dischargeBlockers } from '#server/points/discharge-blockers.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import { homeWork } from '#server/points/home-work.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import { patientAlerts } from '#server/points/patient-alerts.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { admissionsCalls } from './admissions/admissions.server.ts';
import { bedsCalls } from './beds/beds.server.ts';
import { censusJob } from './census/census.job.ts';
import { censusCalls } from './census/census.server.ts';
import { dischargeCalls } from './discharge/discharge.server.ts';
import { findUnsettledStay } from './charges/bill/unsettled-stay.service.ts';
import { chargesCalls } from './charges/charges.server.ts';
import { stayAlerts } from './heading/stay-alerts.service.ts';
import { inpatientErrors } from './inpatient.errors.ts';
import { inpatientSamples } from './inpatient.seed.ts';
import { waitingForBed } from './requests/home/waiting-for-bed.service.ts';
import { requestsCalls } from './requests/requests.server.ts';
import { endHolds } from './transfers/hold.job.ts';
import { stayTimeline } from './timeline/stay-timeline.service.ts';
import { transfersCalls } from './transfers/transfers.server.ts';
import { wardsCalls } from './wards/wards.server.ts';
import { wristbandsCalls } from './wristbands/wristbands.server.ts';
import { hasBeds } from './beds/bed.queries.ts';
import { stayJoinBlockers } from './joining/stay-join-blockers.queries.ts';

/** Wards, beds, requests for a bed, admissions, transfers, discharges, the census. */
export const inpatientServer: ServerArea = {
  name: 'inpatient',
  module: 'admissions_enabled',
  fills: [
    fillPoint(dischargeBlockers, findUnsettledStay),
    fillPoint(joinBlockers, stayJoinBlockers),
    fillPoint(timeline, stayTimeline),
    fillPoint(patientAlerts, stayAlerts),
    fillPoint(homeWork, waitingForBed),
    fillPoint(firstSteps, {
      id: 'wards',
      access: 'beds.admin',
      isDone: ({ db, tenantId }) => hasBeds(db, tenantId),
    }),
  ],
  errors: inpatientErrors,
  samples: inpatientSamples,
  dailyJobs: [censusJob],
  minuteJobs: [endHolds],
  calls: [
    ...wardsCalls,
    ...bedsCalls,
    ...requestsCalls,
    ...admissionsCalls,
    ...wristbandsCalls,
    ...transfersCalls,
    ...dischargeCalls,
    ...censusCalls,
    ...chargesCalls,
  ],
};
