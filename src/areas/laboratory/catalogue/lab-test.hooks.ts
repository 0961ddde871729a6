import { useRead } from '#client/queries/reads.ts';
import { countLabTests } from '../laboratory/laboratory.calls.ts';

const topic = 'lab-tests';

/** How many tests are offered, in which categories, and what they cost together. */
export function useLabTestCounts() {
  return useRead(topic, countLabTests, {});
}
