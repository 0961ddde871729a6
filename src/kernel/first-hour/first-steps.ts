/** What a hospital needs before it can work, in the order in which it is set up. */
export const firstStepIds = [
  'letterhead',
  'people',
  'doctors',
  'services',
  'tests',
  'wards',
  'medicines',
  'messages',
  'backUp',
] as const;

export type FirstStepId = (typeof firstStepIds)[number];

/** A step of the first hour, and whether the hospital's data says that it is done. */
export interface FirstStep {
  id: FirstStepId;
  isDone: boolean;
}
