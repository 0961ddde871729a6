/** When something happened, and why it is written down later once that is some minutes ago. */
export { LateTimeFields } from './late-entries/form/late-time-fields.tsx';
