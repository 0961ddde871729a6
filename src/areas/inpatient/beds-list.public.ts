// What the import of wards and beds fills their lists by: the same rules as the forms.
export { bedInput } from './beds/bed.contract.ts';
export { closeUnusedWard, findWardsAndBeds, retireUnusedBed } from './beds/bed-importing.service.ts';
export { createBeds, updateBed as changeBed } from './beds/bed.service.ts';
export { wardInput } from './wards/ward.contract.ts';
export { createWard } from './wards/ward.service.ts';
