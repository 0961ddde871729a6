import { handle, type ServerArea } from '#database/handler.ts';
import * as contract from './session.contract.ts';
import * as service from './session.service.ts';

export { createAuthenticator } from './authenticate.ts';

export const peopleServer: ServerArea = {
  name: 'people',
  calls: [
    handle(contract.listOrganizations, service.listOrganizations),
    handle(contract.signIn, service.signIn),
    handle(contract.currentSession, service.currentSession),
    handle(contract.signOut, service.signOut),
    handle(contract.signOutEverywhere, service.signOutEverywhere),
  ],
};
