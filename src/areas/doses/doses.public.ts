export {
  countOpenDoses,
  selectEndedDoses,
  selectOverdueDoses,
  selectUnreadOrders,
} from './mar/shift-doses.queries.ts';
/** @public */
export type { EndedDose, OverdueDose, UnreadOrder } from './mar/shift-doses.queries.ts';
export { findVolumesIn } from './infusions/volumes.service.ts';
/** @public */
export type { GivenVolume } from './infusions/volumes.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = ['dose', 'dose_outcome', 'dose_error', 'infusion_step'] as const;
