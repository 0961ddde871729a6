import type { ClassName } from './classes.ts';

/**
 * β-lactams by the side chain that they share; one in none of these groups shares its chain with no other.
 * Source: Drug allergy practice parameter 2022 (Khan et al., J Allergy Clin Immunol 2022;150:1333-1393): about 16 % of
 * those allergic to one react to another of the same chain, about 2 % to one of another chain.
 */
export const sideChains: readonly (readonly string[])[] = [
  ['amoxicillin', 'cefadroxil', 'cefprozil'],
  ['ampicillin', 'cefalexin', 'cefaclor', 'cefradine'],
  ['benzylpenicillin', 'procaine benzylpenicillin', 'benzathine benzylpenicillin', 'cefalotin', 'cefoxitin'],
  ['ceftriaxone', 'cefotaxime', 'cefepime'],
  ['ceftazidime', 'aztreonam'],
  ['cefazolin'],
];

/** Two chains so much alike that one warns for the other: places in the list above. */
export const relatedChains: readonly (readonly [number, number])[] = [[0, 1]];

export const betaLactamClasses: readonly ClassName[] = [
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'monobactam',
];

/** Classes in which an allergy to one member speaks against every other. */
export const closedClasses: readonly ClassName[] = ['penicillin', 'nsaid', 'sulfaAntibiotic'];

/** Milder relatives of the class of all NSAIDs, which only warn. */
export const milderThanNsaids: readonly string[] = ['paracetamol', 'celecoxib', 'etoricoxib', 'parecoxib'];

/** What people write when they mean a whole class. */
export const classWords: Readonly<Record<string, ClassName>> = {
  penicillin: 'penicillin',
  penicillins: 'penicillin',
  cephalosporin: 'cephalosporin',
  cephalosporins: 'cephalosporin',
  carbapenem: 'carbapenem',
  carbapenems: 'carbapenem',
  nsaid: 'nsaid',
  nsaids: 'nsaid',
  'painkillers (nsaid)': 'nsaid',
  sulfa: 'sulfaAntibiotic',
  'sulfa drugs': 'sulfaAntibiotic',
  'sulpha drugs': 'sulfaAntibiotic',
  sulpha: 'sulfaAntibiotic',
  sulfonamide: 'sulfaAntibiotic',
  sulfonamides: 'sulfaAntibiotic',
  'sulfonamide antibiotics': 'sulfaAntibiotic',
};
