import { toAsciiDigits } from '#kernel/digits.ts';
import { type Finding, findingGrades, findingPatterns, mixedGrowth, organisms } from './finding.table.ts';

/** Small letters, digits as every keyboard of the country types them, single spaces. */
export function plainText(text: string): string {
  return toAsciiDigits(text).replace(/\s+/g, ' ').trim().toLowerCase();
}

/** What a word finds, such as `Not detected`, `2+` or `Present (+)`; undefined for words that are not known. */
export function readFinding(text: string): Finding | undefined {
  const plain = plainText(text).replaceAll('−', '-').replaceAll('‐', '-').replace(/[.,]$/, '');
  if (mixedGrowth.test(plain)) return undefined;
  // 'Present (++)' says how much in brackets, 'Negative (-ve)' the same once more.
  const [, word, inner] = /^([^()]*?) ?\(([^()]*)\)$/.exec(plain) ?? [];
  if (word === undefined || inner === undefined || word === '') return byPattern(plain);
  const [outside, inside] = [byPattern(word), byPattern(inner.trim())];
  if (outside === undefined || inside === undefined) return outside;
  return outside === 'present' || outside === inside || gradeOf(inside) === gradeOf(outside)
    ? inside
    : undefined;
}

function byPattern(plain: string): Finding | undefined {
  return findingPatterns.find(([pattern]) => pattern.test(plain))?.[1];
}

function gradeOf(finding: Finding): number | undefined {
  return finding === 'usual' ? undefined : findingGrades[finding];
}

/** What is normal of a test without numbers. */
export interface FindingNorm {
  kind: 'finding';
  /** The most that is normal. */
  finding: Finding;
  /** The choices of the catalogue, in order, each normal or not; none where it names one known word alone. */
  choices?: readonly { word: string; isNormal: boolean }[];
  /** A culture: what grows is told at once. */
  isCulture?: true;
}

const culture = /^(?:no (?:\w+ )?growth|sterile)\b/;

/**
 * Reads `Negative`, `Nil, Trace`, and a list of choices with what is abnormal behind a bar:
 * `Straw, Pale yellow | Amber, Red`. Null for words that are not known, where no bar says which are abnormal.
 */
export function readFindingNorm(text: string): FindingNorm | null {
  const [normalText = '', abnormalText, ...more] = text.split('|');
  const normal = wordsOf(normalText);
  if (normal.length === 0 || more.length > 0) return null;
  const known = normal.map(readFinding);
  const abnormal = abnormalText === undefined ? [] : wordsOf(abnormalText);
  const isListed = abnormalText !== undefined;
  if (isListed ? abnormal.length === 0 : known.includes(undefined)) return null;
  if (new Set([...normal, ...abnormal]).size < normal.length + abnormal.length) return null;
  const [first] = known;
  const finding = known.reduce<Finding>(
    (most, one) => ((gradeOf(one ?? 'usual') ?? -1) > (gradeOf(most) ?? -1) ? one! : most),
    first ?? 'usual',
  );
  const choices = [
    ...normal.map((word) => ({ word, isNormal: true })),
    ...abnormal.map((word) => ({ word, isNormal: false })),
  ];
  return {
    kind: 'finding',
    finding,
    ...(choices.length > 1 && { choices }),
    ...(normal.some((word) => culture.test(word)) && { isCulture: true }),
  };
}

function wordsOf(text: string): string[] {
  return text.split(',').map(plainText).filter(Boolean);
}

/** Whether a finding is normal; undefined for what nobody can tell, such as growth of mixed flora. */
export function isNormalFinding(result: string, norm: FindingNorm): boolean | undefined {
  const plain = plainText(result);
  const choice = norm.choices?.find(({ word }) => word === plain);
  if (choice) return choice.isNormal;
  const finding = readFinding(result);
  if (finding === undefined) return norm.isCulture && namesOrganism(plain) ? false : undefined;
  if (finding === norm.finding) return true;
  const [found, most] = [gradeOf(finding), gradeOf(norm.finding)];
  if (most === undefined) return found === undefined || found === 0 ? undefined : false;
  if (found === undefined) return undefined;
  return norm.finding === 'present' ? found >= most : found <= most;
}

/** 'No Salmonella isolated' names one that is not there. */
function namesOrganism(plain: string): boolean {
  return (
    organisms.test(plain) &&
    !mixedGrowth.test(plain) &&
    !/\b(?:no|not|nil|without|negative for)\b/.test(plain)
  );
}

const strip = ['Negative', 'Trace', '1+', '2+', '3+', '4+'];

/** What is offered where a result is typed: the choices of the catalogue, or the usual ones of its kind. */
export function choicesOf(norm: FindingNorm, text: string): string[] {
  if (norm.choices)
    return text
      .split(/[,|]/)
      .map((word) => word.trim())
      .filter(Boolean);
  if (norm.isCulture) return [text.trim()];
  if (/react/i.test(text)) return [text.trim(), 'Weakly reactive', 'Reactive'];
  if (norm.finding === 'absent') return [text.trim(), ...strip.slice(1), 'Positive'];
  return [text.trim()];
}
