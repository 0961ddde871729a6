import type { BaseUnit as Unit } from '../../safety/medicine-facts.ts';

export const labelLanguages = ['en', 'bn'] as const;
export type LabelLanguage = (typeof labelLanguages)[number];

/** The words of a sentence that tells a patient how to take a medicine. */
export interface DoseWords {
  number: (text: string) => string;
  /** `1 tablet` and `১টি ট্যাবলেট`, of what is counted; `share` is as it is read, such as ½. */
  counted: (share: string, unit: Unit) => string;
  amounts: Readonly<Record<string, string>>;
  /** Of a day with so many times: the names of its times. */
  times: Readonly<Record<number, readonly string[]>>;
  atTime: (amount: string, time: string) => string;
  perDay: (count: string) => string;
  everyHours: (hours: string) => string;
  bedtime: string;
  asNeeded: (terms: { indication: string | null; hours: string | null; maximum: string | null }) => string;
  once: string;
  weekly: string;
  alternate: string;
  food: Readonly<Record<'before' | 'after' | 'with', string>>;
  continues: string;
  days: (count: string, unit: 'd' | 'w' | 'm') => string;
}

const englishUnits: Readonly<Record<Unit, string>> = {
  ...{
    tablet: 'tablet',
    capsule: 'capsule',
    ampoule: 'ampoule',
    vial: 'vial',
    sachet: 'sachet',
    puff: 'puff',
  },
  ...{ suppository: 'suppository', patch: 'patch', unit: 'unit', piece: 'piece', ml: 'mL', g: 'g' },
};

const bengaliUnits: Readonly<Record<Unit, string>> = {
  ...{ tablet: 'ট্যাবলেট', capsule: 'ক্যাপসুল', ampoule: 'অ্যাম্পুল', vial: 'ভায়াল', sachet: 'স্যাশে', puff: 'পাফ' },
  ...{ suppository: 'সাপোজিটরি', patch: 'প্যাচ', unit: 'ইউনিট', piece: '', ml: 'মিলি', g: 'গ্রাম' },
};

const plurals: Readonly<Record<string, string>> = { day: 'days', week: 'weeks', month: 'months' };

function many(count: string, word: string): string {
  const isOne = count === '1' || /^[½¼¾⅓⅔]$|^0\./.test(count);
  if (isOne) return word;
  return word === 'suppository'
    ? 'suppositories'
    : word === 'patch'
      ? 'patches'
      : (plurals[word] ?? `${word}s`);
}

function bengaliDigits(text: string): string {
  return text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
}

export const doseWords: Readonly<Record<LabelLanguage, DoseWords>> = {
  en: {
    number: (text) => text,
    counted: (share, unit) =>
      unit === 'ml' || unit === 'g' ? `${share} ${englishUnits[unit]}` : `${share} ${many(share, englishUnits[unit])}`,
    amounts: { mg: 'mg', mcg: 'mcg', g: 'g', mmol: 'mmol', units: 'units', ml: 'mL', drop: 'drops' },
    times: {
      2: ['in the morning', 'at night'],
      3: ['in the morning', 'at noon', 'at night'],
      4: ['in the morning', 'at noon', 'in the evening', 'at night'],
    },
    atTime: (amount, time) => `${amount} ${time}`,
    perDay: (count) => (count === '1' ? 'once a day' : `${count} times a day`),
    everyHours: (hours) => `every ${hours} hours`,
    bedtime: 'at bedtime',
    asNeeded: ({ indication, hours, maximum }) =>
      [
        `when needed${indication ? ` for ${indication}` : ''}`,
        hours && `at least ${hours} hours apart`,
        maximum && `at most ${maximum} times in 24 hours`,
      ]
        .filter(Boolean)
        .join(', '),
    once: 'once',
    weekly: 'once a week',
    alternate: 'every other day',
    food: { before: 'before food', after: 'after food', with: 'with food' },
    continues: 'go on taking it',
    days: (count, unit) => `${count} ${many(count, { d: 'day', w: 'week', m: 'month' }[unit])}`,
  },
  bn: {
    number: bengaliDigits,
    counted: (share, unit) => {
      const number = bengaliDigits(share);
      if (unit === 'ml' || unit === 'g') return `${number} ${bengaliUnits[unit]}`;
      return `${number}টি ${bengaliUnits[unit]}`.trim();
    },
    amounts: {
      mg: 'মিগ্রা',
      mcg: 'মাইক্রোগ্রাম',
      g: 'গ্রাম',
      mmol: 'মিলিমোল',
      units: 'ইউনিট',
      ml: 'মিলি',
      drop: 'ফোঁটা',
    },
    times: { 2: ['সকালে', 'রাতে'], 3: ['সকালে', 'দুপুরে', 'রাতে'], 4: ['সকালে', 'দুপুরে', 'বিকালে', 'রাতে'] },
    atTime: (amount, time) => `${time} ${amount}`,
    perDay: (count) => `দিনে ${bengaliDigits(count)} বার`,
    everyHours: (hours) => `${bengaliDigits(hours)} ঘণ্টা পর পর`,
    bedtime: 'রাতে শোয়ার আগে',
    asNeeded: ({ indication, hours, maximum }) =>
      [
        `প্রয়োজন হলে${indication ? ` (${indication})` : ''}`,
        hours && `অন্তত ${bengaliDigits(hours)} ঘণ্টা পর পর`,
        maximum && `২৪ ঘণ্টায় সর্বোচ্চ ${bengaliDigits(maximum)} বার`,
      ]
        .filter(Boolean)
        .join(', '),
    once: 'একবার',
    weekly: 'সপ্তাহে ১ বার',
    alternate: 'একদিন পর পর',
    food: { before: 'খাবারের আগে', after: 'খাবারের পরে', with: 'খাবারের সাথে' },
    continues: 'চলবে',
    days: (count, unit) => `${bengaliDigits(count)} ${{ d: 'দিন', w: 'সপ্তাহ', m: 'মাস' }[unit]}`,
  },
};
