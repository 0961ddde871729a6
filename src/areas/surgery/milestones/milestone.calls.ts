import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './milestone.contract.ts';

export const getCourse = remoteRead<typeof contract.getCourse>('surgicalCourses.get');
export const recordMilestone = remoteWrite<typeof contract.recordMilestone>('surgicalCourses.record');
export const recordDelay = remoteWrite<typeof contract.recordDelay>('surgicalCourses.addDelay');
export const takeBackMilestone = remoteWrite<typeof contract.takeBackMilestone>('surgicalCourses.takeBack');
