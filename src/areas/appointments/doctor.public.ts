export type * from './doctors/doctor.contract.ts';
