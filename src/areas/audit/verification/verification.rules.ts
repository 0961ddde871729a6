/** Action and resource of the entry that records a verification. */
export const verifiedAction = 'VERIFY';
export const verifiedResource = 'audit_trail';

/** Entries looked at in one step of a verification. */
export const entriesInStep = 5000;

/** The maximum number of findings that one answer names. */
export const maxFindings = 100;
