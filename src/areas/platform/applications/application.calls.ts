import { remoteRead, remoteWrite } from '#client/remote.ts';
import { remoteFile } from '#client/send-file.ts';
import type * as files from '../files/file.contract.ts';
import type * as contract from './application.contract.ts';

export const addFile = remoteFile<typeof files.addFile>('applications.addFile');
export const submitApplication = remoteWrite<typeof contract.submitApplication>('applications.submit');
export const readApplication = remoteRead<typeof contract.readApplication>('applications.read');
export const confirmEmail = remoteWrite<typeof contract.confirmEmail>('applications.confirmEmail');
export const answerQuestion = remoteWrite<typeof contract.answerQuestion>('applications.answer');
