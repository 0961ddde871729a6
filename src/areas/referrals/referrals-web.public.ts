export { ReferrerName } from './referrers/detail/referrer-name.tsx';
export { ReferrerPicker } from './referrers/form/referrer-picker.tsx';
