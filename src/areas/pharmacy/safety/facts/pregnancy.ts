import { classes } from './classes.ts';

/** Refused in pregnancy without a reason. From the labels of these medicines. */
export const stopsInPregnancy: ReadonlySet<string> = new Set([
  ...['warfarin', 'methotrexate', 'isotretinoin', 'thalidomide', 'valproate', 'leflunomide', 'ribavirin'],
  ...['mifepristone', 'finasteride', 'dutasteride', 'bosentan', 'lithium', 'carbimazole'],
  ...classes.aceInhibitor,
  ...classes.tetracycline,
  ...classes.ergot,
]);

/** Only informed of. */
export const cautionInPregnancy: ReadonlySet<string> = new Set([
  'misoprostol',
  ...classes.angiotensinBlocker,
  ...classes.anyStatin,
]);

/** Between these ages, in years, a woman is asked whether she is pregnant. */
export const childbearingYears = { from: 12, below: 56 } as const;
