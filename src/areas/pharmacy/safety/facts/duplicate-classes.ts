import type { ClassName } from './classes.ts';

/** Classes of which two at once are worth a look. */
export const duplicateClasses: readonly ClassName[] = [
  ...(['nsaid', 'coxib', 'opioid', 'ppi', 'h2Blocker', 'anyStatin', 'aceInhibitor'] as const),
  ...([
    'angiotensinBlocker',
    'betaBlocker',
    'calciumBlocker',
    'anticoagulant',
    'benzodiazepine',
    'ssri',
  ] as const),
  ...([
    'tricyclic',
    'sulfonylurea',
    'antihistamine',
    'macrolide',
    'fluoroquinolone',
    'cephalosporin',
  ] as const),
  ...(['penicillin', 'carbapenem', 'tetracycline', 'triptan'] as const),
];
