/** A time zone found by typing part of its name; new hospitals choose theirs with it as well. */
export { TimeZoneField } from './organization/form/time-zone-field.tsx';
