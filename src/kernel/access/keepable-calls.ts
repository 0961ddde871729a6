import type { PermissionDemand } from './permissions.ts';

/** The writes that a device keeps while the server does not answer, and who may make each, as its contract says. */
export const keepableCalls = {
  'vitalSigns.record': ['vitals.write', 'emr.write'],
  'doses.administer': ['mar.admin'],
  'doses.giveAsNeeded': ['mar.admin'],
  'intakeOutput.record': ['nursing.write'],
} as const satisfies Record<string, PermissionDemand>;

export type KeepableCall = keyof typeof keepableCalls;

export const keepableCallIds = Object.keys(keepableCalls) as [KeepableCall, ...KeepableCall[]];
