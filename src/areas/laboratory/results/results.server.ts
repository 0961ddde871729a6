import { type HandledCall, handle } from '#server/handle.ts';
import * as results from './lab-result.contract.ts';
import * as reading from './lab-result.service.ts';
import * as entry from './result-entry.service.ts';
import { verifyLabResults } from './verification.service.ts';

export const resultsCalls: HandledCall[] = [
  handle(results.getLabOrder, reading.getLabOrder),
  handle(results.enterLabResults, entry.enterLabResults),
  handle(results.correctLabResult, entry.correctLabResult),
  handle(results.verifyLabResults, verifyLabResults),
  handle(results.listRevisions, reading.listRevisions),
  handle(results.listPatientResults, reading.listPatientResults),
  handle(results.readTrend, reading.readTrend),
  handle(results.listLastResults, reading.listLastResults),
];
