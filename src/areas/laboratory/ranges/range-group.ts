export type AgeUnit = 'days' | 'weeks' | 'months' | 'years';

/** Completed units of age, both ends included; a missing end is open. */
export interface AgeSpan {
  unit: AgeUnit;
  from?: number;
  to?: number;
}

/** Whom a part of a range is meant for; without either it is for everybody. */
export interface Group {
  sex?: 'male' | 'female';
  age?: AgeSpan;
  isPregnant?: true;
}

const sexes = new Map(
  Object.entries<'male' | 'female'>({
    m: 'male',
    male: 'male',
    males: 'male',
    men: 'male',
    f: 'female',
    female: 'female',
    females: 'female',
    women: 'female',
  }),
);

const pregnantPattern = /^(?:f |female )?(?:pregnant(?: women| woman| f| female)?|pregnancy)(?= |$)/;

/** Reads whom a part is meant for, such as `F 12-17y`, in small letters; null for what is not understood. */
export function readGroup(text: string): Group | null {
  const pregnant = pregnantPattern.exec(text);
  if (pregnant) {
    const rest = text.slice(pregnant[0].length).trim();
    const age = rest === '' ? undefined : readAge(rest);
    return age === null ? null : { isPregnant: true, ...(age && { age }) };
  }
  const [first = '', ...others] = text.split(/[ ,]+/);
  const sex = sexes.get(first);
  const ageText = sex ? others.join(' ') : text;
  if (sex && ageText === '') return { sex };
  const age = readAge(ageText);
  return age && { ...(sex && { sex }), age };
}

const namedAges = new Map(
  Object.entries<AgeSpan>({
    newborn: { unit: 'days', to: 28 },
    infant: { unit: 'years', to: 0 },
    child: { unit: 'years', to: 17 },
    children: { unit: 'years', to: 17 },
    adult: { unit: 'years', from: 18 },
    adults: { unit: 'years', from: 18 },
  }),
);

const unitNames = String.raw`(d|days?|w|weeks?|m|months?|y|yrs?|years?)`;
const ageSpanPattern = new RegExp(String.raw`^(\d{1,3}) ?(?:-|–|—|to) ?(\d{1,3}) ?${unitNames}$`);
const ageLimitPattern = new RegExp(String.raw`^(<=|>=|<|>|≤|≥) ?(\d{1,3}) ?${unitNames}$`);

function readAge(text: string): AgeSpan | null {
  const named = namedAges.get(text);
  if (named) return named;
  const span = ageSpanPattern.exec(text);
  if (span) {
    const [from, to] = [Number(span[1]), Number(span[2])];
    return from <= to ? { unit: unitOf(span[3]), from, to } : null;
  }
  const limit = ageLimitPattern.exec(text);
  return limit && limitedAge(limit[1] ?? '', Number(limit[2]), unitOf(limit[3]));
}

function limitedAge(sign: string, age: number, unit: AgeUnit): AgeSpan | null {
  if (sign === '>') return { unit, from: age + 1 };
  if (sign === '>=' || sign === '≥') return { unit, from: age };
  if (sign === '<=' || sign === '≤') return { unit, to: age };
  return age > 0 ? { unit, to: age - 1 } : null;
}

function unitOf(name = ''): AgeUnit {
  const units = { d: 'days', w: 'weeks', m: 'months', y: 'years' } as const;
  return units[name[0] as keyof typeof units];
}
