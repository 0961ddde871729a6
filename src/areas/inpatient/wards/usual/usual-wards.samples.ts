import type { CallInput } from '#kernel/define-call.ts';
import type { createBeds } from '../../beds/bed.contract.ts';
import type { createWard } from '../ward.contract.ts';

type Beds = Pick<CallInput<typeof createBeds>, 'bedNumber' | 'bedType' | 'count'>;

/** A ward with a row of beds, numbered one after another. */
export interface UsualWard extends CallInput<typeof createWard> {
  beds: Beds;
}

const anybody = {
  floorNumber: null,
  sexPolicy: 'any',
  minimumAgeYears: null,
  maximumAgeYears: null,
} as const;
const beds = (bedNumber: string, count: number, bedType: Beds['bedType'] = 'standard'): Beds => ({
  bedNumber,
  count,
  bedType,
});

/** Made for Openward: a hospital of thirty beds. Children are taken to the children's ward up to twelve years. */
export const usualWards: readonly UsualWard[] = [
  {
    ...anybody,
    name: 'Male ward',
    wardType: 'general',
    sexPolicy: 'male',
    minimumAgeYears: 13,
    beds: beds('M-01', 8),
  },
  {
    ...anybody,
    name: 'Female ward',
    wardType: 'general',
    sexPolicy: 'female',
    minimumAgeYears: 13,
    beds: beds('F-01', 8),
  },
  {
    ...anybody,
    name: "Children's ward",
    wardType: 'pediatric',
    maximumAgeYears: 12,
    beds: beds('C-01', 4, 'pediatric'),
  },
  {
    ...anybody,
    name: 'Maternity ward',
    wardType: 'maternity',
    sexPolicy: 'female',
    beds: beds('MAT-01', 4, 'maternity'),
  },
  { ...anybody, name: 'Cabins', wardType: 'private', beds: beds('CAB-01', 4, 'private') },
  { ...anybody, name: 'High dependency unit', wardType: 'hdu', beds: beds('HDU-01', 2, 'hdu') },
];
