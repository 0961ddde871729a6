import type { ImportChoice } from '#kernel/tables/import-field.ts';

/** Genders as lists write them. Of numbers nobody can know what they mean: they are asked about. */
export const genderChoices: readonly ImportChoice[] = [
  {
    code: 'male',
    words: [
      ...['m', 'man', 'boy', 'homme', 'h', 'masculin', 'hombre', 'masculino', 'mann', 'männlich'],
      ...['পুরুষ', 'ছেলে', 'পুং', 'पुरुष', 'ذكر', 'مرد'],
    ],
  },
  {
    code: 'female',
    words: [
      ...['f', 'woman', 'girl', 'femme', 'féminin', 'feminin', 'mujer', 'femenino', 'frau', 'weiblich', 'w'],
      ...['মহিলা', 'নারী', 'মেয়ে', 'স্ত্রী', 'महिला', 'स्त्री', 'أنثى', 'عورت'],
    ],
  },
  { code: 'other', words: ['o', 'x', 'autre', 'otro', 'divers', 'third gender', 'হিজড়া', 'অন্যান্য', 'तृतीय'] },
];
