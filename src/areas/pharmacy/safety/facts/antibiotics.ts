import { classes } from './classes.ts';

/**
 * Antibacterial substances by their international names: the classes of the checks, and those that no check reasons
 * about. WHO AWaRe classification of antibiotics, 2023; without antituberculous and antiprotozoal use alone.
 */
const antibiotics: ReadonlySet<string> = new Set([
  ...classes.penicillin,
  ...classes.cephalosporin,
  ...classes.carbapenem,
  ...classes.monobactam,
  ...classes.macrolide,
  ...classes.fluoroquinolone,
  ...classes.tetracycline,
  // Sulfasalazine is none.
  ...classes.sulfaAntibiotic.filter((code) => code !== 'sulfasalazine'),
  ...['gentamicin', 'amikacin', 'tobramycin', 'streptomycin', 'neomycin', 'kanamycin', 'netilmicin'],
  ...['vancomycin', 'teicoplanin', 'linezolid', 'daptomycin', 'clindamycin', 'lincomycin', 'rifaximin'],
  ...['metronidazole', 'tinidazole', 'secnidazole', 'ornidazole', 'nitrofurantoin', 'fosfomycin'],
  ...[
    'chloramphenicol',
    'colistin',
    'polymyxin b',
    'fusidic acid',
    'mupirocin',
    'trimethoprim',
    'cotrimoxazole',
  ],
]);

/** True for a medicine with an ingredient that is an antibiotic. */
export function isKnownAntibiotic({ ingredients }: { ingredients: readonly { code: string }[] }): boolean {
  return ingredients.some(({ code }) => antibiotics.has(code));
}
