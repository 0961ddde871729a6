/** The stages of a discharge: the doctor decides first, then three in any order, and at last the patient has left. */
export const dischargeStages = ['clinical', 'pharmacy', 'billing', 'nursing', 'gone'] as const;

export type DischargeStage = (typeof dischargeStages)[number];
