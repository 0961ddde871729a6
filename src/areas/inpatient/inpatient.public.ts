export { chargeStaySupplies, returnStaySupply } from './charges/supplies/stay-supply.service.ts';
export { takeHouse } from './census/house.queries.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'admission',
  'admission_request',
  'bed',
  'bed_stay',
  'stay_supply',
  'ward',
] as const;
