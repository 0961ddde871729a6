/** A time zone found by typing part of its name; new hospitals choose theirs with it as well. */
export { TimeZoneField } from './organization/form/time-zone-field.tsx';
/** A country found by typing part of its name; of new hospitals it proposes the rest. */
export { CountryField } from './organization/form/country-field.tsx';
