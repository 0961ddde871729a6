import type { ElectionMessage } from '../live-signs.ts';

/** A tab that stands for the lead among the tabs of its browser. */
export interface Candidacy {
  /** The leading tab has fallen silent: takes its place. */
  challenge: () => void;
  /** Another tab spoke of the lead. */
  hear: (message: ElectionMessage) => void;
  /** Leads no more and stands no more. */
  withdraw: () => void;
}

export interface CandidacyEvents {
  onLead: () => void;
  /** Another tab has taken the lead. */
  onDeposed: () => void;
}
