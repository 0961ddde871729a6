export { ReferrerName } from './referrers/referrer-name.tsx';
export { ReferrerPicker } from './referrers/referrer-picker.tsx';
