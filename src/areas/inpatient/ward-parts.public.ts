export { precautionWord } from './beds/bed.words.ts';
export { useWards } from './wards/ward.hooks.ts';
