export { countDose } from './safety/dosing/dose-count.ts';
export { usualAmount } from './safety/dosing/usual-amounts.table.ts';
export { watchedInWords } from './safety/facts/watched.ts';
export { openedFor } from './safety/dosing/quantity.ts';
export { type Frequency, readFrequency } from './safety/dosing/frequency.ts';
export { defaultTimes, type FrequencyTimes } from './safety/dosing/frequency-times.ts';
export { times as timesRatio } from './safety/dosing/ratio.ts';
export { readNumber } from './safety/dosing/read-number.ts';
export { thousandths as toAmount } from './safety/dosing/ratio.ts';
