export { useWards } from './wards/ward.hooks.ts';
