/** What an applicant is told by e-mail, with the facts of each message. */
export interface ApplicantMessageFacts {
  /** The application has arrived. Where the operator sends mail, a code in it proves the address. */
  received: { number: string };
  asked: { number: string; question: string };
  approved: { number: string; hospital: string };
  rejected: { number: string; notes: string };
  reopened: { number: string };
}

/** One message: whom it goes to and what it says. */
export type ApplicantMessage = {
  [Kind in keyof ApplicantMessageFacts]: {
    kind: Kind;
    recipient: string;
    facts: ApplicantMessageFacts[Kind];
  };
}[keyof ApplicantMessageFacts];

/** What can have become of a mail to an applicant. */
export const letterStates = [
  'none',
  'pending',
  'sending',
  'sent',
  'mocked',
  'failed',
  'unknown',
  'cancelled',
] as const;
