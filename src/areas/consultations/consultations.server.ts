import { handle, type ServerArea } from '#database/handler.ts';
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
import * as timeline from './timeline/timeline.service.ts';
import { consultationJoinBlockers } from './joining/consultation-join-blockers.queries.ts';

/** Problems, diagnoses, consultations, their templates. */
export const consultationsServer: ServerArea = {
  name: 'consultations',
  errors: consultationsErrors,
  joinBlockers: consultationJoinBlockers,
  samples: consultationsSamples,
  timeline: consultationTimeline,
  patientAlerts: allergyAlerts,
  calls: [
    ...problemsCalls,
    handle(leaveOutLine, oldText.leaveOutLine),
    ...diagnosesCalls,
    ...consultationCalls,
    ...templatesCalls,
    handle(readTimeline, timeline.readTimeline),
  ],
};
