import { type HandledCall, handle } from '#server/handle.ts';
import { askForLink } from './links/forgotten-password.service.ts';
import * as links from './links/account-link.contract.ts';
import * as linkService from './links/account-link.service.ts';
import * as contract from './account.contract.ts';
import * as service from './account.service.ts';
import { changePassword, confirmOwnPassword } from './own-password.service.ts';
import { endOwnSession, listOwnSessions } from './own-sessions/own-sessions.service.ts';

/** What people do with their own account: password, profile, sessions. */
export const accountCalls: HandledCall[] = [
  handle(links.readAccountLink, linkService.readAccountLink),
  handle(links.setPasswordByLink, linkService.setPasswordByLink),
  handle(links.askForLink, askForLink),
  handle(contract.readProfile, service.readProfile),
  handle(contract.updateProfile, service.updateProfile),
  handle(contract.changePassword, changePassword),
  handle(contract.confirmOwnPassword, confirmOwnPassword),
  handle(contract.listOwnSessions, listOwnSessions),
  handle(contract.endOwnSession, endOwnSession),
];
