import type { ServerArea } from '#database/handler.ts';
import { myInpatients } from './inpatients/home/my-inpatients.service.ts';
import { inpatientsCalls } from './inpatients/inpatients.server.ts';

/** A doctor's inpatients, the ward round of each, and the progress notes that are written on it. */
export const wardRoundsServer: ServerArea = {
  name: 'ward-rounds',
  module: 'admissions_enabled',
  homeWork: myInpatients,
  calls: [...inpatientsCalls],
};
