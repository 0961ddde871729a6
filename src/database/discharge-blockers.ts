import type { DischargeStage } from '#kernel/discharge-stages.ts';
import type { Notice } from '#kernel/notice.ts';
import type { CallContext } from './handler.ts';

/** Something that an area says to a stage of a discharge. */
export interface DischargeBlocker {
  stage: DischargeStage;
  /** False for what people are only told of. */
  isBlocking: boolean;
  /** What it is, in the area's own `x.notices.ts`. */
  notice: Notice;
  /** Path of the screen where it is dealt with. */
  link: string | null;
}

/** Whose discharge is asked about. */
export interface DischargeOf {
  admissionId: string;
  patientId: string;
  /** When the stay began, as ISO 8601 in UTC. */
  admittedAt: string;
}

/** How an area finds what speaks against a discharge; what was cancelled never does. */
export type FindDischargeBlockers = (
  context: Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'actor'>,
  discharge: DischargeOf,
) => Promise<DischargeBlocker[]>;
