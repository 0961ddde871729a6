import { type HandledCall, handle } from '#server/handle.ts';
import * as tests from './lab-test.contract.ts';
import * as test from './lab-test.service.ts';
import * as usualContract from './usual/usual-tests.contract.ts';
import * as usual from './usual/usual-tests.service.ts';

export const catalogueCalls: HandledCall[] = [
  handle(tests.listLabTests, test.listLabTests),
  handle(tests.countLabTests, test.countLabTests),
  handle(tests.createLabTest, test.createLabTest),
  handle(tests.updateLabTest, test.updateLabTest),
  handle(tests.deleteLabTest, test.deleteLabTest),
  handle(usualContract.readUsualTests, usual.readUsualTests),
  handle(usualContract.addUsualTests, usual.addUsualTests),
];
