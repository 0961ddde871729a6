import type { BaseUnit, DosageForm, Route } from '../../safety/medicine-facts.ts';

const formWords: readonly (readonly [RegExp, DosageForm])[] = [
  [/susp/, 'suspension'],
  [/syr/, 'syrup'],
  [/drops?\b/, 'drops'],
  [/infusion/, 'infusion'],
  [/^inj|injection|\b(?:vial|amp|ampoule)s?\b/, 'injection'],
  [/nebuli[sz]er|respule|respirator/, 'nebuliser'],
  [/inhal/, 'inhaler'],
  [/cream/, 'cream'],
  [/oint/, 'ointment'],
  [/\bgel\b/, 'gel'],
  [/supp/, 'suppository'],
  [/sachet/, 'sachet'],
  [/spray/, 'spray'],
  [/patch/, 'patch'],
  [/^cap|capsule/, 'capsule'],
  [/^tab|tablet|caplet/, 'tablet'],
  [/^other$/, 'other'],
];

/** A form as tables write it, such as 'Tab.' or 'Eye Drops'; an unknown word stays as it is. */
export function readForm(text: string): string {
  const written = text.trim().toLowerCase();
  return formWords.find(([pattern]) => pattern.test(written))?.[1] ?? written;
}

const routeWords: Readonly<Record<string, Route>> = {
  po: 'oral',
  'by mouth': 'oral',
  intravenous: 'iv',
  intramuscular: 'im',
  subcutaneous: 'sc',
  skin: 'topical',
  inhalation: 'inhaled',
  sl: 'sublingual',
  ophthalmic: 'eye',
  otic: 'ear',
  nose: 'nasal',
};

const routeOfForm: Readonly<Partial<Record<string, Route>>> = {
  tablet: 'oral',
  capsule: 'oral',
  syrup: 'oral',
  suspension: 'oral',
  sachet: 'oral',
  cream: 'topical',
  ointment: 'topical',
  gel: 'topical',
  patch: 'topical',
  inhaler: 'inhaled',
  nebuliser: 'inhaled',
  suppository: 'rectal',
  infusion: 'iv',
};

/**
 * A route as tables write it. Where none is written it follows from the form, of which the words are asked as well:
 * 'eye drops' are for the eye, drops alone can be for anything and have no route.
 */
export function readRoute(text: string, formText: string): string {
  const written = text.trim().toLowerCase().replaceAll('.', '');
  if (written !== '') return routeWords[written] ?? written;
  const organ = /\b(eye|ear|nasal|oral|vaginal|rectal)\b/.exec(formText.toLowerCase())?.[1];
  return organ ?? routeOfForm[readForm(formText)] ?? '';
}

const unitWords: Readonly<Record<string, BaseUnit>> = {
  tab: 'tablet',
  tabs: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  millilitre: 'ml',
  milliliter: 'ml',
  amp: 'ampoule',
  gm: 'g',
  gram: 'g',
  pcs: 'piece',
  pc: 'piece',
};

const unitOfForm: Readonly<Partial<Record<string, BaseUnit>>> = {
  tablet: 'tablet',
  capsule: 'capsule',
  syrup: 'ml',
  suspension: 'ml',
  drops: 'ml',
  infusion: 'ml',
  nebuliser: 'ml',
  cream: 'g',
  ointment: 'g',
  gel: 'g',
  inhaler: 'puff',
  spray: 'puff',
  suppository: 'suppository',
  sachet: 'sachet',
  patch: 'patch',
};

/** What is counted; where nothing is written it follows from the form, but of injections nobody can tell. */
export function readUnit(text: string, formText: string): string {
  const written = text.trim().toLowerCase().replaceAll('.', '');
  if (written === '') return unitOfForm[readForm(formText)] ?? '';
  return unitWords[written] ?? (written.length > 2 ? written.replace(/s$/, '') : written);
}

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'x', 'হ্যাঁ']);
const no: ReadonlySet<string> = new Set(['', 'no', 'n', 'false', '0', '-', 'না']);

/** Yes or no as tables write it; undefined where it is neither. */
export function readYesNo(text: string): boolean | undefined {
  const written = text.trim().toLowerCase();
  if (yes.has(written)) return true;
  return no.has(written) ? false : undefined;
}
