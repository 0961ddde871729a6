import { expect, test } from 'vitest';
import { nameSoundKey, soundPatterns, soundsOf, soundWords } from './name-sound.ts';
import { normalizeText } from './normal-text.ts';

test.each([
  ["O'Neil", 'O’Neil', 'O‘Neil', 'Oʼneil', 'O´Neil', 'O`Neil', 'O＇Neil'],
  ['Lukasz', 'Łukasz'],
  ['Soren', 'Søren', 'Sören'],
  ['Strasse', 'Straße'],
  ['Dordevic', 'Đorđević'],
  ['Thor', 'Þór'],
  ['Aegir', 'Ægir'],
  ['Rahima 19', 'Ｒａｈｉｍａ １９'],
  ['রহিমা', 'র\u200dহিমা', 'রহি\u200cমা', '\u200bরহিমা\ufeff'],
  ['বাংলাদেশ', 'বাংলা\u00adদেশ'],
  ['Rahima Khatun', '\u202eRahima\u202c  Khatun', 'RAHIMA\u00a0KHATUN'],
  ['তানিয়া', 'তানি\u09dfা'],
])('%s is one text however it is typed', (text, ...others) => {
  expect(others.map(normalizeText)).toEqual(others.map(() => normalizeText(text)));
});

test.each([
  ['Tania', 'Taniya', 'Tanya', 'তানিয়া', 'তানিয়া'],
  [
    'Mohammad',
    'Mohammed',
    'Muhammad',
    'Mohamed',
    'Md',
    'Md.',
    'MD',
    'Mohd.',
    'মোহাম্মদ',
    'মুহাম্মদ',
    'মোঃ',
    'মো:',
    'মো.',
  ],
  ['Mosammat', 'Mst', 'Mst.', 'Most.', 'Musammat', 'মোছাঃ', 'মোছা:', 'মোসাম্মৎ', 'মোছাম্মৎ'],
  ['Begum', 'Begom', 'বেগম'],
  ['Khatun', 'Khatoon', 'খাতুন'],
  ['Rahima', 'Rohima', 'রহিমা'],
  ['Akter', 'Akhter', 'Akther', 'আক্তার'],
  ['Islam', 'Eslam', 'ইসলাম'],
  ['Hossain', 'Hossein', 'Hosen', 'হোসেন', 'হোসাইন'],
  ['Chowdhury', 'Choudhury', 'Chaudhuri', 'চৌধুরী'],
  ['Fatema', 'Fatima', 'ফাতেমা'],
  ['Uddin', 'Udin', 'উদ্দিন'],
  ['Jahangir', 'জাহাঙ্গীর'],
  ['Parvin', 'Parveen', 'পারভীন'],
  ['Faruk', 'Faruq', 'Farooq', 'ফারুক'],
  ['Aziz', 'Ajij', 'আজিজ'],
  ['Yasmin', 'Yeasmin', 'ইয়াসমিন'],
  ['Wahid', 'ওয়াহিদ'],
  ['Sultana', 'সুলতানা'],
  ['Shyamol', 'Shamol', 'শ্যামল'],
  ['Swapan', 'Sopan', 'স্বপন'],
  ['Zubair', 'Jubayer', 'জুবায়ের', 'যোবায়ের'],
  ['Abdullah', 'আবদুল্লাহ', 'আব্দুল্লাহ'],
  ['Mamun', 'মামুন'],
])('%s sounds alike in every spelling and script', (name, ...others) => {
  expect(soundsOf(name)).toHaveLength(1);
  expect(others.map(soundsOf)).toEqual(others.map(() => soundsOf(name)));
});

test.each([
  ['Rahima', 'Karima'],
  ['Fatema', 'Tania'],
  ['Hasan', 'Hasina Begum'],
  ['Jamal', 'Kamal'],
])('%s and %s stay apart', (one, other) => {
  expect(soundsOf(one)).not.toEqual(soundsOf(other));
});

test('a name is one whatever its order, its short forms and its script', () => {
  const key = nameSoundKey('Mohammad Rahim Uddin');
  for (const same of ['Md. Rahim Uddin', 'Uddin Rahim', 'MD RAHIM UDDIN', 'মোঃ রহিম উদ্দিন', 'Rahim Uddin']) {
    expect(nameSoundKey(same)).toBe(key);
  }
  expect(nameSoundKey('Md. Karim Uddin')).not.toBe(key);
  expect(nameSoundKey('Mohammad')).toBe('mhmd');
  expect(nameSoundKey('李 Rahim')).toBe('rhm 李');
  expect(nameSoundKey('Amina1a Begum2b')).toBe('amina1a begum2b');
  expect(nameSoundKey('Dr. 5')).toBe('5');
  expect(nameSoundKey('Dr.')).toBe('');
});

test('what stands in a search text is found by the sound of what is typed, and by that alone', () => {
  expect(soundWords('Tania Begum')).toEqual(['zqtn', 'zqbgm']);
  expect(soundPatterns('তানিয়া')).toEqual(['% zqtn %']);
  expect(soundPatterns('Md. Rahim')).toEqual(['% zqmhmd %', '% zqrhm %']);
  for (const none of ['', '   ', '01711', 'P19', 'a@b.example', '%', 'Ma', '李']) {
    expect(soundPatterns(none)).toEqual([]);
  }
});
