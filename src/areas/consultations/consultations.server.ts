import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import { patientAlerts } from '#server/points/patient-alerts.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { allergyAlerts } from './alerts/allergy-alerts.service.ts';
import { consultationCalls } from './consultations/consultations.server.ts';
import { consultationsSamples } from './consultations.seed.ts';
import { consultationsErrors } from './consultations.errors.ts';
import { diagnosesCalls } from './diagnoses/diagnoses.server.ts';
import { leaveOutLine } from './old-text/old-text.contract.ts';
import * as oldText from './old-text/old-text.service.ts';
import { problemsCalls } from './problems/problems.server.ts';
import { templatesCalls } from './templates/templates.server.ts';
import { consultationTimeline } from './timeline/consultation-timeline.service.ts';
import { readTimeline } from './timeline/timeline.contract.ts';
import * as reading from './timeline/timeline.service.ts';
import { consultationJoinBlockers } from './joining/consultation-join-blockers.queries.ts';

/** Problems, diagnoses, consultations, their templates. */
export const consultationsServer: ServerArea = {
  name: 'consultations',
  errors: consultationsErrors,
  fills: [
    fillPoint(joinBlockers, consultationJoinBlockers),
    fillPoint(timeline, consultationTimeline),
    fillPoint(patientAlerts, allergyAlerts),
  ],
  samples: consultationsSamples,
  calls: [
    ...problemsCalls,
    handle(leaveOutLine, oldText.leaveOutLine),
    ...diagnosesCalls,
    ...consultationCalls,
    ...templatesCalls,
    handle(readTimeline, reading.readTimeline),
  ],
};
