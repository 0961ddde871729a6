/** How the trail tells that somebody verified it. */
export const verifiedAction = 'VERIFY';
export const verifiedResource = 'audit_trail';

/** Entries looked at in one step of a verification. */
export const entriesInStep = 5000;

/** The most findings one answer names. */
export const mostFindings = 100;
