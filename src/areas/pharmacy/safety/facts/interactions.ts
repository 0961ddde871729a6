import type { ClassName } from './classes.ts';

/** One side of a pair: ingredients, or all of a class. */
type Side = readonly (ClassName | { ingredient: string })[];

export interface Pair {
  /** Names the pair in its sentence. */
  id: string;
  one: Side;
  other: Side;
}

/**
 * The fifteen pairs that stop; all other interactions are left to the prescriber.
 * Source: ONC high-priority list, Phansalkar et al. 2012 (PMC3422823).
 */
export const stoppingPairs: readonly Pair[] = [
  { id: 'amphetaminesMaoi', one: ['amphetamine'], other: ['maoi'] },
  { id: 'atazanavirPpi', one: [{ ingredient: 'atazanavir' }], other: ['ppi'] },
  {
    id: 'febuxostatThiopurines',
    one: [{ ingredient: 'febuxostat' }],
    other: [{ ingredient: 'azathioprine' }, { ingredient: 'mercaptopurine' }],
  },
  { id: 'ssriMaoi', one: ['ssri'], other: ['maoi'] },
  { id: 'irinotecanCyp3a4', one: [{ ingredient: 'irinotecan' }], other: ['strongCyp3a4Inhibitor'] },
  { id: 'opioidsMaoi', one: ['opioid'], other: ['maoi'] },
  { id: 'tricyclicsMaoi', one: ['tricyclic'], other: ['maoi'] },
  { id: 'qtQt', one: ['qtProlonging'], other: ['qtProlonging'] },
  { id: 'ramelteonCyp1a2', one: [{ ingredient: 'ramelteon' }], other: ['strongCyp1a2Inhibitor'] },
  { id: 'inducersProtease', one: ['cyp3a4Inducer'], other: ['proteaseInhibitor'] },
  { id: 'statinsCyp3a4', one: ['statin'], other: ['cyp3a4Inhibitor', 'proteaseInhibitor'] },
  { id: 'ergotsCyp3a4', one: ['ergot'], other: ['cyp3a4Inhibitor', 'proteaseInhibitor'] },
  { id: 'tizanidineCyp1a2', one: [{ ingredient: 'tizanidine' }], other: ['cyp1a2Inhibitor'] },
  {
    id: 'tranylcypromineProcarbazine',
    one: [{ ingredient: 'tranylcypromine' }],
    other: [{ ingredient: 'procarbazine' }],
  },
  { id: 'triptansMaoi', one: ['triptan'], other: ['maoi'] },
];

/**
 * Pairs of which one is told. Linezolid and methylthioninium inhibit MAO weakly and are not among the inhibitors of the
 * list above; their labels warn of what they do together with serotonergic and sympathomimetic medicines.
 */
export const informingPairs: readonly Pair[] = [
  {
    id: 'weakMaoi',
    one: [{ ingredient: 'linezolid' }, { ingredient: 'methylthioninium chloride' }],
    other: ['ssri', 'tricyclic', 'triptan', 'opioid', 'amphetamine'],
  },
];
