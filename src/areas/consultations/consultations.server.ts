import { handle, type ServerArea } from '#database/handler.ts';
import { allergiesCalls } from './allergies/allergies.server.ts';
import { allergyAlerts } from './allergies/allergy-alerts.service.ts';
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

/** Allergies, problems, diagnoses, consultations, their templates. */
export const consultationsServer: ServerArea = {
  name: 'consultations',
  errors: consultationsErrors,
  samples: consultationsSamples,
  timeline: consultationTimeline,
  patientAlerts: allergyAlerts,
  calls: [
    ...allergiesCalls,
    ...problemsCalls,
    handle(leaveOutLine, oldText.leaveOutLine),
    ...diagnosesCalls,
    ...consultationCalls,
    ...templatesCalls,
    handle(readTimeline, timeline.readTimeline),
  ],
};
