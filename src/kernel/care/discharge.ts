import type { Permission } from '../access/permissions.ts';
import type { Notice } from '../notice.ts';

/** The stages of a discharge: the doctor decides first, then three in any order, and at last the patient has left. */
export const dischargeStages = ['clinical', 'pharmacy', 'billing', 'nursing', 'gone'] as const;

export type DischargeStage = (typeof dischargeStages)[number];

/** Whose discharge is asked about. */
export interface DischargeOf {
  admissionId: string;
  patientId: string;
  /** When the stay began, as ISO 8601 in UTC. */
  admittedAt: string;
}

/** Something that an area says to a stage of a discharge. */
export interface DischargeBlocker {
  stage: DischargeStage;
  /** False for what people are only told of. */
  isBlocking: boolean;
  /** What it is, in the area's own `x.notices.ts`. */
  notice: Notice;
  /** Path of the screen where it is dealt with. */
  link: string | null;
  /** Who may open that screen; to everybody else no link is shown. */
  linkNeeds?: Permission;
}
