export {
  chargeStaySupplies,
  returnStaySupply,
  takeSupplyOffBill,
} from './charges/supplies/stay-supply.service.ts';
export { type DecidedMedicine, decideFields, discharge } from './discharge/discharge.contract.ts';
export { isDischargeDecided } from './discharge/discharge.queries.ts';
export { decideWith } from './discharge/discharge.service.ts';
export { dayOfStay } from './beds/bed.rules.ts';
export { takeHouse } from './census/house.queries.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'admission',
  'admission_request',
  'bed',
  'bed_stay',
  'discharge',
  'stay_supply',
  'ward',
  'ward_census',
] as const;
