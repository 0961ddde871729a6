import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './account-link.contract.ts';

export const readAccountLink = remoteRead<typeof contract.readAccountLink>('accountLinks.read');
export const askForLink = remoteWrite<typeof contract.askForLink>('accountLinks.ask');
export const setPasswordByLink = remoteWrite<typeof contract.setPasswordByLink>('accountLinks.setPassword');
