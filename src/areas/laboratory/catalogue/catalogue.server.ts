import { handle, type HandledCall } from '#database/handler.ts';
import * as tests from './lab-test.contract.ts';
import * as test from './lab-test.service.ts';

export const catalogueCalls: HandledCall[] = [
  handle(tests.listLabTests, test.listLabTests),
  handle(tests.countLabTests, test.countLabTests),
  handle(tests.createLabTest, test.createLabTest),
  handle(tests.updateLabTest, test.updateLabTest),
  handle(tests.deleteLabTest, test.deleteLabTest),
];
