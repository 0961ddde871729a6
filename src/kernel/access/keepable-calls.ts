/** The writes that a device keeps while the server does not answer. */
export const keepableCalls = [
  'vitalSigns.record',
  'doses.administer',
  'doses.giveAsNeeded',
  'intakeOutput.record',
] as const;

export type KeepableCall = (typeof keepableCalls)[number];
