import { z } from 'zod';
import { rowPatient, withheld } from '#kernel/access/withheld.ts';
import { allergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { defineCall } from '#kernel/define-call.ts';
import { daysBetween } from '#kernel/time/calendar-date.ts';
import { dateText } from '#kernel/time/date-text.ts';
import { caseStatuses, lateralities, urgencies } from '../cases/case.contract.ts';
import { sessionKinds } from '../sessions/session.rules.ts';
import { issue } from './board.issues.ts';

const maxBoardDays = 7;
/** The maximum number of cases that the board shows at once. */
export const maxBoardEntries = 2000;

/** A case as the board shows one. */
export const boardEntry = z.strictObject({
  id: z.uuid(),
  caseNumber: z.string(),
  patient: z.strictObject(rowPatient),
  patientName: z.string(),
  procedureName: withheld(z.string()),
  laterality: withheld(z.enum(lateralities)),
  /** Whether its procedure of the catalogue has a side; null where nobody has said it. */
  hasSide: withheld(z.boolean()),
  allergies: withheld(allergiesInShort),
  theatreId: z.uuid(),
  surgeonName: z.string().nullable(),
  anesthesiologistName: z.string().nullable(),
  /** The surgeon is on leave on the day on which the case begins. */
  isSurgeonOnLeave: z.boolean(),
  startTime: z.string(),
  endTime: z.string(),
  urgency: z.enum(urgencies),
  status: z.enum(caseStatuses),
  isOverbooked: z.boolean(),
  version: z.number().int(),
});

/** A session as the board shows one. */
const boardSession = z.strictObject({
  sessionId: z.uuid(),
  theatreId: z.uuid(),
  kind: z.enum(sessionKinds),
  /** The speciality or the surgeon; null for an emergency slot. */
  name: z.string().nullable(),
  startTime: z.string(),
  endTime: z.string(),
  /** The names of its surgeons who are on leave on its day. */
  onLeave: z.array(z.string()),
  /** None of its surgeons is there. */
  isDeserted: z.boolean(),
  /** Open to everybody by now. */
  isReleased: z.boolean(),
});

export type BoardSession = z.output<typeof boardSession>;

export type BoardEntry = z.output<typeof boardEntry>;

/** A calendar date of the hospital. */
const date = dateText();

export const readBoard = defineCall('theatreBoard.read', {
  address: 'GET /theatre-board',
  access: 'theatre.schedule',
  summary:
    'Read the cases and sessions of one to seven days in all theatres or in one; no cancelled or postponed cases',
  input: z
    .strictObject({
      /** First day. */
      from: date,
      /** Last day. */
      to: date,
      theatreId: z.uuid().optional(),
    })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < maxBoardDays, {
      path: ['to'],
      message: issue('boardTooLong'),
    }),
  output: z.strictObject({
    rows: z.array(boardEntry),
    sessions: z.array(boardSession),
    /** True when there are more than the board shows. */
    isCut: z.boolean(),
  }),
});

export const recordOperatingListPrint = defineCall('theatreBoard.recordPrint', {
  address: 'POST /theatre-board/prints',
  access: 'theatre.schedule',
  summary: 'Record that the operating list of a day was printed or downloaded',
  input: z.strictObject({
    date,
    theatreId: z.uuid().optional(),
    output: z.enum(['print', 'download']),
  }),
  output: z.strictObject({ recorded: z.literal(true) }),
});
