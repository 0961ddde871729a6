import { expect, test } from 'vitest';
import { type Dosage, labelDose } from './label-dose.ts';

const plain: Dosage = {
  ...{ dose: '1', frequency: 'BD', food: null, duration: '', instruction: null, baseUnit: 'tablet' },
  ...{ prnIndication: null, prnMinimumMinutes: null, prnMaximum: null },
};

test.each<[Partial<Dosage>, string, string]>([
  [
    { food: 'before', duration: '3d' },
    '1 tablet, 2 times a day, before food, 3 days',
    '১টি ট্যাবলেট, দিনে ২ বার, খাবারের আগে, ৩ দিন',
  ],
  [{ frequency: '1+0+1', duration: '7d' }, '1 tablet, 2 times a day, 7 days', '১টি ট্যাবলেট, দিনে ২ বার, ৭ দিন'],
  [
    { dose: '', frequency: '1+0+½', food: 'after' },
    '1 tablet in the morning, ½ tablet at night, after food',
    'সকালে ১টি ট্যাবলেট, রাতে ½টি ট্যাবলেট, খাবারের পরে',
  ],
  [{ dose: '½', frequency: 'OD' }, '½ tablet, once a day', '½টি ট্যাবলেট, দিনে ১ বার'],
  [
    { dose: '2 caps', baseUnit: 'capsule', frequency: 'TDS' },
    '2 capsules, 3 times a day',
    '২টি ক্যাপসুল, দিনে ৩ বার',
  ],
  [{ dose: '1 tsp', baseUnit: 'ml', frequency: 'TDS' }, '5 mL, 3 times a day', '৫ মিলি, দিনে ৩ বার'],
  [{ dose: '500 mg', frequency: 'q8h' }, '500 mg, every 8 hours', '৫০০ মিগ্রা, ৮ ঘণ্টা পর পর'],
  [{ dose: '10 U', baseUnit: 'ml', frequency: 'HS' }, '10 units, at bedtime', '১০ ইউনিট, রাতে শোয়ার আগে'],
  [{ dose: '2 puffs', baseUnit: 'puff', frequency: 'QID' }, '2 puffs, 4 times a day', '২টি পাফ, দিনে ৪ বার'],
  [{ dose: '2 drops', baseUnit: 'ml', frequency: 'BD' }, '2 drops, 2 times a day', '২ ফোঁটা, দিনে ২ বার'],
  [{ frequency: 'weekly', duration: '1m' }, '1 tablet, once a week, 1 month', '১টি ট্যাবলেট, সপ্তাহে ১ বার, ১ মাস'],
  [
    { frequency: 'alternate days', duration: 'continue' },
    '1 tablet, every other day, go on taking it',
    '১টি ট্যাবলেট, একদিন পর পর, চলবে',
  ],
  [{ frequency: 'STAT' }, '1 tablet, once', '১টি ট্যাবলেট, একবার'],
  [
    { frequency: 'SOS', prnIndication: 'fever', prnMinimumMinutes: 360, prnMaximum: 4 },
    '1 tablet, when needed for fever, at least 6 hours apart, at most 4 times in 24 hours',
    '১টি ট্যাবলেট, প্রয়োজন হলে (fever), অন্তত ৬ ঘণ্টা পর পর, ২৪ ঘণ্টায় সর্বোচ্চ ৪ বার',
  ],
  [
    { dose: 'a little', instruction: 'Chew it' },
    'a little, 2 times a day, Chew it',
    'a little, দিনে ২ বার, Chew it',
  ],
])('%j is a sentence in both languages', (part, english, bengali) => {
  expect(labelDose({ ...plain, ...part }, 'en')).toBe(english);
  expect(labelDose({ ...plain, ...part }, 'bn')).toBe(bengali);
});

test('no code is left for the patient to read', () => {
  for (const frequency of [
    'OD',
    'BD',
    'TDS',
    'QID',
    'HS',
    'SOS',
    'STAT',
    'q6h',
    'weekly',
    '1+1+1',
    '½+0+½',
  ]) {
    for (const language of ['en', 'bn'] as const) {
      expect(labelDose({ ...plain, frequency }, language)).not.toMatch(
        /OD|BD|TDS|QID|HS|SOS|STAT|q\d|\+|^1,/,
      );
    }
  }
});
