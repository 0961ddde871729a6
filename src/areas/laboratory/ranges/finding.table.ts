/**
 * What a test without numbers finds, by how much of it there is; `usual` is what is expected of a look at something,
 * such as clear urine.
 */
export const findingGrades = {
  absent: 0,
  trace: 1,
  weak: 2,
  present: 3,
  '1+': 3,
  '2+': 4,
  '3+': 5,
  '4+': 6,
  growth: 6,
} as const;

export type Grade = keyof typeof findingGrades;
export type Finding = Grade | 'usual';

/** Growth that is not a pathogen's alone: it is told as it is, and nobody flags it. */
export const mixedGrowth = /\b(?:mixed|normal|commensal)\b.*\b(?:flora|growth|organisms?)\b|\bcontaminat/;

/**
 * How findings are written, version 1, in small letters; the first pattern that holds decides, so that a negation
 * stands before what it denies. Order by amount: WHO Basic Laboratory Procedures in Clinical Bacteriology (2003) for
 * cultures, the colour scales of urine strips (negative, trace, 1+ to 4+) for the rest. What is weakly positive,
 * borderline, equivocal or indeterminate is abnormal.
 */
export const findingPatterns: readonly (readonly [RegExp, Finding])[] = [
  [/^(?:no|nil) (?:\w+ ){0,3}(?:growth|organisms?|pathogens?)\b/, 'absent'],
  [/^(?:no|none|nil)\b.*\b(?:seen|found|detected|isolated|grown|present)$/, 'absent'],
  [/^not? ?(?:seen|found|detected|isolated|grown|present|reactive)\b/, 'absent'],
  [/\bnot (?:seen|found|detected|isolated|grown)$/, 'absent'],
  [/^non[- ]?reactive\b/, 'absent'],
  [/^(?:sterile|nil|none|absent|-ve|-)$/, 'absent'],
  [/^neg(?:ative)?\.?(?:$| for\b)/, 'absent'],
  [/^(?:weak|weakly|faint|faintly|low|borderline)[- ](?:\+ve|pos|positive|reactive)\b/, 'weak'],
  [/^(?:borderline|equivocal|indeterminate|doubtful|inconclusive|grey zone|gray zone)$/, 'weak'],
  [/^(?:traces?|±|\+\/-)$/, 'trace'],
  [/^(?:4 ?\+|\+ ?4|\+{4})$/, '4+'],
  [/^(?:3 ?\+|\+ ?3|\+{3})$/, '3+'],
  [/^(?:2 ?\+|\+ ?2|\+{2})$/, '2+'],
  [/^(?:1 ?\+|\+ ?1|\+)$/, '1+'],
  [/^(?:(?:very )?(?:heavy|moderate|light|scanty|profuse|significant|pure|yields?) )*growth of \S/, 'growth'],
  [/^pos(?:itive)?\.?(?:$| for\b)/, 'present'],
  [/^(?:\+ve|reactive|detected|present|seen|found|strongly (?:positive|reactive))$/, 'present'],
  [/^(?:normal|clear|unremarkable)$/, 'usual'],
];

/** A culture is positive by its organism, with or without a word before it. */
export const organisms =
  /\b(?:acinetobacter|aspergillus|bacteroides|brucella|burkholderia|campylobacter|candida|citrobacter|clostridi\w+|cryptococcus|enterobacter|enterococc\w+|e\.? ?coli|escherichia|haemophilus|helicobacter|klebsiella|listeria|morganella|mycobacterium|neisseria|proteus|providencia|pseudomonas|salmonella|serratia|shigella|staph\w*|stenotrophomonas|strep\w*|vibrio|yersinia|gram[- ](?:negative|positive) (?:bacilli|cocci|rods))\b/;
