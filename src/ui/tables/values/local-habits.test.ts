import { describe, expect, test } from 'vitest';
import { codeOfWord, yesNoChoices } from '#kernel/tables/import-field.ts';
import { birthOfAge } from './ages.ts';
import { DateTally, readDate, readExpiry } from './date-order.ts';
import { dateOfSerial } from './date-serial.ts';
import { splitFullName } from './full-names.ts';
import { genderChoices } from './people-words.ts';

describe('dates as lists write them', () => {
  test.each([
    ['12-Jan-1980', '1980-01-12'],
    ['12 January 1980', '1980-01-12'],
    ['Jan 12, 1980', '1980-01-12'],
    ['1er mars 1980', '1980-03-01'],
    ['12 févr. 1980', '1980-02-12'],
    ['12 août 1980', '1980-08-12'],
    ['৩ মার্চ ১৯৮০', '1980-03-03'],
    ['19800203', '1980-02-03'],
    ['29254', '1980-02-03'],
    ['1980/2/3', '1980-02-03'],
    ['1980-02-03T00:00:00', '1980-02-03'],
  ])('%s needs nobody to say what is day and what is month', (written, date) => {
    expect(readDate(written, 'YYYY-MM-DD')).toBe(date);
    const tally = new DateTally();
    tally.add(written);
    expect(tally.order()).toBe('YYYY-MM-DD');
  });

  test.each([
    ['03/04/1988', 'DD/MM/YYYY', '1988-04-03'],
    ['03/04/1988', 'MM/DD/YYYY', '1988-03-04'],
    ['০৩.০৪.১৯৮৮', 'DD/MM/YYYY', '1988-04-03'],
  ] as const)('%s as %s is %s', (written, order, date) => expect(readDate(written, order)).toBe(date));

  test.each(['03/04/1988', '12-Foo-1980', '99999999', '12/01/80', 'unknown', '123456'])(
    '%s is left as it is where nobody can know the day',
    (written) => expect(readDate(written, 'YYYY-MM-DD')).toBe(written),
  );

  test('one ambiguous date among certain ones is asked about', () => {
    const tally = new DateTally();
    for (const written of ['12-Jan-1980', '03/04/1988']) tally.add(written);
    expect(tally.order()).toBeUndefined();
  });

  test.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [29254, '1980-02-03'],
    [46023.75, '2026-01-01'],
  ])('the serial %d of Excel is %s', (serial, date) => expect(dateOfSerial(serial)).toBe(date));

  test('old Macintoshes count from 1904', () => expect(dateOfSerial(27792, true)).toBe('1980-02-03'));
});

describe('expiries as packs write them', () => {
  test.each([
    ['03/27', '2027-03-31'],
    ['2/2028', '2028-02-29'],
    ['Mar-27', '2027-03-31'],
    ['MAR 2027', '2027-03-31'],
    ['2027-04', '2027-04-30'],
    ['31-Dec-2027', '2027-12-31'],
    ['2027-12-15', '2027-12-15'],
    ['১২/২৭', '2027-12-31'],
  ])('%s is the last day of its month, or the day that it names: %s', (written, date) =>
    expect(readExpiry(written, 'YYYY-MM-DD')).toBe(date),
  );

  test.each(['13/27', 'soon'])('%s is left to be refused', (written) =>
    expect(readExpiry(written, 'YYYY-MM-DD')).toBe(written),
  );
});

describe('an age in place of a date of birth', () => {
  test.each([
    ['45', { date: '1980-07-01', precision: 'year' }],
    ['45 Y', { date: '1980-07-01', precision: 'year' }],
    ['৪৫ বছর', { date: '1980-07-01', precision: 'year' }],
    ['45 ans', { date: '1980-07-01', precision: 'year' }],
    ['3 months', { date: '2025-11-15', precision: 'month' }],
    ['2y 3m', { date: '2023-11-15', precision: 'month' }],
    ['10 days', { date: '2026-02-20', precision: 'day' }],
    ['2 weeks', { date: '2026-02-16', precision: 'day' }],
  ])('%s on 2 March 2026', (written, birth) => expect(birthOfAge(written, '2026-03-02')).toEqual(birth));

  test.each(['', 'adult', '45 parsecs', '1980-02-03', '200'])('%s is no age', (written) =>
    expect(birthOfAge(written, '2026-03-02')).toBeUndefined(),
  );
});

describe('a name in one cell', () => {
  test.each([
    ['Rahima Khatun', 'Rahima', 'Khatun'],
    ['Khatun, Rahima', 'Rahima', 'Khatun'],
    ['Mrs. Rahima  Begum Khatun', 'Rahima Begum', 'Khatun'],
    ['Md. Abdul Karim', 'Md. Abdul', 'Karim'],
    ['রহিমা খাতুন', 'রহিমা', 'খাতুন'],
    ['Rahima', '', 'Rahima'],
  ])('%s', (written, firstName, lastName) => expect(splitFullName(written)).toEqual({ firstName, lastName }));
});

describe('words of a file', () => {
  test.each([
    ['Homme', 'male'],
    ['M', 'male'],
    ['পুরুষ', 'male'],
    ['FEMALE', 'female'],
    ['femme', 'female'],
    ['মহিলা', 'female'],
    ['1', undefined],
    ['U', undefined],
  ])('%s is %s', (written, code) => expect(codeOfWord(genderChoices, written)).toBe(code));

  test.each([
    ['Yes', 'yes'],
    ['হ্যাঁ', 'yes'],
    ['oui', 'yes'],
    ['0', 'no'],
    ['-', 'no'],
    ['perhaps', undefined],
  ])('%s is %s', (written, code) => expect(codeOfWord(yesNoChoices, written)).toBe(code));

  test('signs and case do not tell words apart', () => {
    const choices = [{ code: 'semi_private', words: [] }];
    for (const written of ['Semi-Private', 'SEMI PRIVATE', 'semi_private'])
      expect(codeOfWord(choices, written)).toBe('semi_private');
  });
});
