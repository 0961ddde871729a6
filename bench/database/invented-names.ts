/** Names that nobody in particular bears, commonest first: a few usual ones, then many made of syllables. */
export interface NamePools {
  male: string[];
  female: string[];
  maleFamily: string[];
  femaleFamily: string[];
}

const usualMale = [
  'Abdul', 'Rahim', 'Karim', 'Jamal', 'Kamal', 'Hasan', 'Rafiq', 'Shafiq', 'Nurul', 'Anwar',
  'Tariq', 'Imran', 'Farhan', 'Sajid', 'Rashed', 'Masud', 'Zahid', 'Habib', 'Selim', 'Faruk',
]; // prettier-ignore
const usualFemale = [
  'Fatema', 'Ayesha', 'Rahima', 'Nasrin', 'Salma', 'Ruma', 'Shirin', 'Taslima', 'Rokeya', 'Sadia',
  'Farzana', 'Mitu', 'Jahanara', 'Lipi', 'Momena', 'Parvin', 'Rina', 'Shahida', 'Sultana', 'Yasmin',
]; // prettier-ignore
const usualMaleFamily = [
  'Rahman', 'Islam', 'Hossain', 'Ahmed', 'Uddin', 'Miah', 'Ali', 'Khan', 'Haque', 'Chowdhury',
  'Alam', 'Sarkar', 'Das', 'Roy', 'Barua', 'Mondal', 'Sikder', 'Talukder', 'Molla', 'Bhuiyan',
]; // prettier-ignore
const usualFemaleFamily = [
  'Begum', 'Akter', 'Khatun', 'Rahman', 'Sultana', 'Islam', 'Das', 'Chowdhury', 'Rani', 'Jahan',
  'Parvin', 'Roy', 'Bibi', 'Ahmed', 'Haque', 'Mondal', 'Sarkar', 'Barua', 'Khanam', 'Nahar',
]; // prettier-ignore

const openings = [
  'Ba',
  'Cha',
  'Da',
  'Fa',
  'Ga',
  'Ha',
  'Ja',
  'Ka',
  'Lo',
  'Ma',
  'No',
  'Pu',
  'Ro',
  'Sho',
  'Te',
  'Za',
];
const middles = ['ru', 'li', 'sho', 'bi', 'na', 'to', 'mi', 'ja', 'ke', 'du'];
const maleEndings = ['l', 'n', 'sh', 'r', 'b'];
const femaleEndings = ['na', 'sa', 'ya', 'ti', 'la'];
const familyEndings = ['der', 'kar', 'pal', 'dar', 'man'];

function combine(endings: readonly string[]): string[] {
  return openings.flatMap((opening) =>
    middles.flatMap((middle) => endings.map((ending) => `${opening}${middle}${ending}`)),
  );
}

/** A family name that only the first registrations bear, so that its matches lie together. */
export const clusteredFamilyName = 'Marmadeo';

/** The pools from which the invented patients get their names. */
export function inventNames(): NamePools {
  return {
    male: [...usualMale, ...combine(maleEndings)],
    female: [...usualFemale, ...combine(femaleEndings)],
    maleFamily: [...usualMaleFamily, ...combine(familyEndings)],
    femaleFamily: [...usualFemaleFamily, ...combine(familyEndings)],
  };
}
