import { handle, type ServerArea } from '#database/handler.ts';
import * as contract from './assessments/assessment.contract.ts';
import * as service from './assessments/assessment.service.ts';
import { nursingErrors } from './nursing.errors.ts';
import { nursingSamples } from './nursing.seed.ts';
import { listRound } from './rounds/round.contract.ts';
import * as rounds from './rounds/round.service.ts';

/** Nursing: the round through the beds, assessments with their scales. */
export const nursingServer: ServerArea = {
  name: 'nursing',
  module: 'nursing_enabled',
  errors: nursingErrors,
  samples: nursingSamples,
  calls: [
    handle(listRound, rounds.listRound),
    handle(contract.listAssessments, service.listAssessments),
    handle(contract.getAssessment, service.getAssessment),
    handle(contract.createAssessment, service.createAssessment),
    handle(contract.updateAssessment, service.updateAssessment),
    handle(contract.reviewAssessment, service.reviewAssessment),
  ],
};
