export type * from './doctor.contract.ts';
