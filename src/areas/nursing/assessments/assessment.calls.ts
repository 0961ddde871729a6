import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './assessment.contract.ts';

export const listAssessments = remoteRead<typeof contract.listAssessments>('nursingAssessments.list');
export const getAssessment = remoteRead<typeof contract.getAssessment>('nursingAssessments.get');
export const createAssessment = remoteWrite<typeof contract.createAssessment>('nursingAssessments.create');
export const updateAssessment = remoteWrite<typeof contract.updateAssessment>('nursingAssessments.update');
export const reviewAssessment = remoteWrite<typeof contract.reviewAssessment>('nursingAssessments.review');
export const addAddendum = remoteWrite<typeof contract.addAddendum>('nursingAssessments.addAddendum');
export const markInError = remoteWrite<typeof contract.markInError>('nursingAssessments.markInError');
export const recordAssessmentPrint = remoteWrite<typeof contract.recordAssessmentPrint>(
  'nursingAssessments.recordPrint',
);
