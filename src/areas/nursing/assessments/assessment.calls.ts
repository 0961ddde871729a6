import { remotePaper } from '#client/queries/remote-paper.ts';
import { remoteWrite } from '#client/remote.ts';
import type * as contract from './assessment.contract.ts';

export const {
  create: createAssessment,
  update: updateAssessment,
  addAddendum,
  markInError,
  recordPrint: recordAssessmentPrint,
  useList: useAssessmentPage,
  useOpened: useAssessment,
  useRefresh: useRefreshAssessments,
} = remotePaper<typeof contract>('nursingAssessments', 'nursing-assessments');

export const reviewAssessment = remoteWrite<typeof contract.reviewAssessment>('nursingAssessments.review');
