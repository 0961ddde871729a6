/**
 * How often something that is allowed may be done within a time, in seconds: what a person does by right, and would do
 * out of curiosity. Each stands in the table of docs/security.md, with its reason.
 */
export const useLimits = {
  /**
   * Records that a person opens in an emergency. A clinician on duty meets a few of the patients whom a hospital
   * restricts in a day; who goes through the records of colleagues meets this.
   */
  'emergency-openings': { attempts: 10, seconds: 3600 },
  /** Calls of one key, counted by each process of the server: a program that copies a list goes on in its own time. */
  'machine-key-calls': { attempts: 600, seconds: 60 },
} as const;
