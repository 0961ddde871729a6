import { fillPoint } from '#server/points/point.ts';
import { homeWork } from '#server/points/home-work.ts';
import { timeline } from '#server/points/timeline.ts';
import type { ServerArea } from '#server/server-area.ts';
import { myInpatients } from './inpatients/home/my-inpatients.service.ts';
import { inpatientsCalls } from './inpatients/inpatients.server.ts';
import { wardRoundsSamples } from './ward-rounds.seed.ts';
import { progressNotesCalls } from './progress-notes/progress-notes.server.ts';
import { progressNotesTimeline } from './progress-notes/timeline-of-notes.service.ts';

/** A doctor's inpatients, the ward round of each, and the progress notes that are written on it. */
export const wardRoundsServer: ServerArea = {
  name: 'ward-rounds',
  module: 'admissions_enabled',
  samples: wardRoundsSamples,
  fills: [fillPoint(timeline, progressNotesTimeline), fillPoint(homeWork, myInpatients)],
  calls: [...inpatientsCalls, ...progressNotesCalls],
};
