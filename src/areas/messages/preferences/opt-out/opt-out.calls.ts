import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './opt-out.contract.ts';

export const readOptOutLink = remoteRead<typeof contract.readOptOutLink>('optOutLinks.read');
export const setByOptOutLink = remoteWrite<typeof contract.setByOptOutLink>('optOutLinks.set');
