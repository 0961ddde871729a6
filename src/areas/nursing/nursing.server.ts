import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { homeWork } from '#server/points/home-work.ts';
import { joinBlockers } from '#server/points/join-blockers.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as contract from './assessments/assessment.contract.ts';
import * as service from './assessments/assessment.service.ts';
import { carePlanCalls } from './care-plans/care-plans.server.ts';
import { handoverCalls } from './handover/handover.server.ts';
import { noteCalls } from './notes/notes.server.ts';
import { fluidCalls } from './fluids/fluids.server.ts';
import { nursingErrors } from './nursing.errors.ts';
import { nursingSamples } from './nursing.seed.ts';
import { listRound } from './rounds/round.contract.ts';
import * as rounds from './rounds/round.service.ts';
import { shiftCalls } from './shifts/shifts.server.ts';
import { dueTasks } from './tasks/home/due-tasks.service.ts';
import { taskCalls } from './tasks/tasks.server.ts';
import { woundCalls } from './wounds/wounds.server.ts';
import { assessmentJoinBlockers } from './joining/assessment-join-blockers.queries.ts';

/** Nursing: the round through the beds, assessments, notes, shifts with their handovers, tasks and care plans. */
export const nursingServer: ServerArea = {
  name: 'nursing',
  module: 'nursing_enabled',
  errors: nursingErrors,
  fills: [fillPoint(joinBlockers, assessmentJoinBlockers), fillPoint(homeWork, dueTasks)],
  samples: nursingSamples,
  calls: [
    handle(listRound, rounds.listRound),
    handle(contract.listAssessments, service.listAssessments),
    handle(contract.getAssessment, service.getAssessment),
    handle(contract.createAssessment, service.createAssessment),
    handle(contract.updateAssessment, service.updateAssessment),
    handle(contract.reviewAssessment, service.reviewAssessment),
    handle(contract.addAddendum, service.addAddendum),
    handle(contract.markInError, service.markInError),
    handle(contract.recordAssessmentPrint, service.recordAssessmentPrint),
    ...noteCalls,
    ...shiftCalls,
    ...taskCalls,
    ...carePlanCalls,
    ...handoverCalls,
    ...fluidCalls,
    ...woundCalls,
  ],
};
