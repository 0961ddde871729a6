import { readIngredients } from '../../medicines/typed/ingredient-text.ts';
import type { BaseUnit, DosageForm } from '../medicine-facts.ts';
import type { CountedMedicine, NotCounted } from './dose-count.ts';
import type { DecimalSign } from './dose.ts';

/** Where the right value of a row comes from. */
export const sources = {
  arithmetic: 'Dose times doses times days, by hand.',
  ismp: 'ISMP List of Error-Prone Abbreviations, Symbols, and Dose Designations (2021).',
  vials:
    'WHO best practices for injections (2010): a single-dose vial that was opened is used or thrown away.',
  spoons: 'WHO Guide to Good Prescribing (1994): a teaspoon is 5 ml, a tablespoon 15 ml.',
  percent: 'Percent of a medicine is grams in 100 ml or 100 g (BNF, Guidance on prescribing).',
  labels: 'Labels of combinations name all ingredients together: co-amoxiclav 625 mg is 500 mg and 125 mg.',
  form: "A word is understood only in the medicine's own form; what one holds is never guessed.",
} as const;

/** Made up, as they stand in the list of medicines. */
export const medicines = {
  tablet500: of('tablet', 'tablet', 'Paracetamol 500 mg'),
  tablet1000: of('tablet', 'tablet', 'Metformin 1000 mg'),
  tabletMcg: of('tablet', 'tablet', 'Levothyroxine 50 mcg'),
  tabletOfTwo: of('tablet', 'tablet', 'Amoxicillin 500 mg + Clavulanic acid 125 mg'),
  capsule500: of('capsule', 'capsule', 'Amoxicillin 500 mg'),
  capsuleIu: of('capsule', 'capsule', 'Colecalciferol 20000 iu'),
  syrup: of('syrup', 'ml', 'Paracetamol 120 mg/5 ml'),
  suspension: of('suspension', 'ml', 'Amoxicillin 125 mg/5 ml'),
  drops: of('drops', 'ml', 'Paracetamol 80 mg/1 ml'),
  dropsOfLabel: of('drops', 'ml', 'Paracetamol 80 mg/1 ml', '80 mg/ml, 20 drops/ml'),
  eyeBottle: of('drops', 'piece', 'Chloramphenicol 0.5 %'),
  insulin100: of('injection', 'ml', 'Insulin glargine 100 iu/1 ml'),
  insulin40: of('injection', 'ml', 'Insulin human 40 iu/1 ml'),
  heparin: of('injection', 'ml', 'Heparin sodium 5000 iu/1 ml'),
  lidocaine: of('injection', 'ml', 'Lidocaine 2 %'),
  vial1g: of('injection', 'vial', 'Ceftriaxone 1000 mg'),
  vialIu: of('injection', 'vial', 'Benzylpenicillin 1000000 iu'),
  vialThatKeeps: { ...of('injection', 'vial', 'Heparin sodium 25000 iu'), keepsOpened: true },
  ampoule: of('injection', 'ampoule', 'Ketorolac 30 mg'),
  penInUnits: of('injection', 'unit', 'Insulin aspart 1 iu'),
  saline: of('infusion', 'ml', 'Sodium chloride 0.9 %'),
  salineBag: of('infusion', 'piece', 'Sodium chloride 0.9 %'),
  potassium: of('infusion', 'ml', 'Potassium chloride 2 mmol/1 ml'),
  cream: of('cream', 'g', 'Clotrimazole 1 %'),
  creamTube: of('cream', 'piece', 'Clotrimazole 1 %'),
  ointment: of('ointment', 'g', 'Mupirocin 2 %'),
  gel: of('gel', 'g', 'Diclofenac 1 %'),
  inhaler: of('inhaler', 'puff', 'Salbutamol 100 mcg'),
  inhalerPiece: of('inhaler', 'piece', 'Salbutamol 100 mcg'),
  inhalerOfLabel: of('inhaler', 'piece', 'Salbutamol 100 mcg', '100 mcg, 200 doses'),
  rotacap: of('inhaler', 'capsule', 'Budesonide 200 mcg'),
  nebule: of('nebuliser', 'ampoule', 'Salbutamol 2.5 mg'),
  nebuliserMl: of('nebuliser', 'ml', 'Salbutamol 5 mg/1 ml'),
  suppository: of('suppository', 'suppository', 'Diclofenac 50 mg'),
  sachet: of('sachet', 'sachet', 'Oral rehydration salts'),
  sprayBottle: of('spray', 'piece', 'Fluticasone 50 mcg', '50 mcg, 120 sprays'),
  patch: of('patch', 'patch', 'Fentanyl 25 mcg'),
  other: of('other', 'piece', 'Dressing'),
} as const satisfies Record<string, CountedMedicine>;

function of(dosageForm: DosageForm, baseUnit: BaseUnit, label: string, strength = ''): CountedMedicine {
  return { dosageForm, baseUnit, ingredients: readIngredients(label) ?? [], strength };
}

export interface DoseCase {
  line: readonly [dose: string, frequency: string, duration: string];
  of: keyof typeof medicines;
  /** Base units of the course, or why the dose is not counted; `part` for a part of what nobody divides. */
  is: number | NotCounted | 'part' | 'no-course';
  source: keyof typeof sources;
  decimalSign?: DecimalSign;
}

function row(
  line: DoseCase['line'],
  medicine: DoseCase['of'],
  is: DoseCase['is'],
  source: DoseCase['source'] = 'arithmetic',
): DoseCase {
  return { line, of: medicine, is, source };
}

/** What is written, of which medicine, and what is right. */
export const doseCases: readonly DoseCase[] = [
  // Tablets.
  row(['1', '1+0+1', '7d'], 'tablet500', 14),
  row(['', '½+0+½', '7d'], 'tablet500', 7),
  row(['½', 'OD', '7d'], 'tablet500', 4),
  row(['2 tab', 'TDS', '5d'], 'tablet500', 30),
  row(['২টি', 'দিনে 2 বার', '৫ দিন'], 'tablet500', 20),
  row(['১টি ট্যাবলেট', 'BD', '5d'], 'tablet500', 'unreadable', 'form'),
  row(['1000 mg', 'TDS', '7d'], 'tablet1000', 21),
  row(['1 g', 'q8h', '7d'], 'tablet1000', 21),
  row(['1 g', 'TDS', '7d'], 'tablet500', 42),
  row(['100 mcg', 'OD', '30d'], 'tabletMcg', 60),
  row(['25 µg', 'OD', '30d'], 'tabletMcg', 15, 'ismp'),
  row(['0.1 mg', 'OD', '30d'], 'tabletMcg', 60),
  row(['0.5', 'BD', '10d'], 'tablet500', 10),
  row(['0,5', 'BD', '10d'], 'tablet500', 'ambiguous', 'ismp'),
  { ...row(['0,5', 'BD', '10d'], 'tablet500', 10, 'ismp'), decimalSign: ',' },
  row(['.5', 'BD', '10d'], 'tablet500', 'ambiguous', 'ismp'),
  row(['1,000 mg', 'BD', '10d'], 'tablet500', 'ambiguous', 'ismp'),
  { ...row(['1,000 mg', 'BD', '10d'], 'tablet500', 'ambiguous', 'ismp'), decimalSign: ',' },
  row(['300 mg', 'BD', '5d'], 'tablet500', 'part', 'form'),
  row(['1 cap', 'BD', '5d'], 'tablet500', 'other-form', 'form'),
  row(['5 ml', 'BD', '5d'], 'tablet500', 'other-form', 'form'),
  row(['1 unit', 'BD', '5d'], 'tablet500', 'other-form', 'form'),
  row(['10 IU', 'BD', '5d'], 'tablet500', 'other-form', 'form'),
  row(['1 puff', 'BD', '5d'], 'tablet500', 'other-form', 'form'),
  row(['1', 'SOS', '5d'], 'tablet500', 'no-course'),
  row(['1', 'BD', 'চলবে'], 'tablet500', 'no-course'),
  row(['2', 'STAT', ''], 'tablet500', 2),
  row(['1', 'weekly', '10d'], 'tablet500', 2),
  row(['625 mg', 'TDS', '7d'], 'tabletOfTwo', 21, 'labels'),
  row(['500 mg', 'TDS', '7d'], 'tabletOfTwo', 21, 'labels'),
  row(['1250 mg', 'BD', '7d'], 'tabletOfTwo', 'ambiguous', 'labels'),
  row(['1-2', 'BD', '5d'], 'tablet500', 'unreadable', 'form'),
  // Capsules.
  row(['1 cap', '1+1+1', '7d'], 'capsule500', 21),
  row(['500 mg', 'TDS', '7d'], 'capsule500', 21),
  row(['250 mg', 'TDS', '7d'], 'capsule500', 'part', 'form'),
  row(['½', 'BD', '7d'], 'capsule500', 'part', 'form'),
  row(['1', '½+0+½', '7d'], 'capsule500', 'part', 'form'),
  row(['1 tab', 'BD', '7d'], 'capsule500', 'other-form', 'form'),
  row(['20000 IU', 'weekly', '8w'], 'capsuleIu', 8, 'ismp'),
  row(['40000 units', 'weekly', '8w'], 'capsuleIu', 16),
  row(['10000 units', 'weekly', '8w'], 'capsuleIu', 'part', 'form'),
  // Syrups and suspensions.
  row(['5 ml', '1+1+1', '7d'], 'syrup', 105),
  row(['1 tsp', 'BD', '5d'], 'syrup', 50, 'spoons'),
  row(['১ চামচ', 'BD', '5d'], 'syrup', 50, 'spoons'),
  row(['1 tbsp', 'BD', '5d'], 'syrup', 150, 'spoons'),
  row(['2.5 cc', 'TDS', '5d'], 'syrup', 38, 'ismp'),
  row(['120 mg', 'TDS', '5d'], 'syrup', 75),
  row(['1 tab', 'BD', '5d'], 'syrup', 'other-form', 'form'),
  row(['1', 'BD', '5d'], 'syrup', 'unit-missing', 'form'),
  row(['', '1+1+1', '5d'], 'syrup', 'unit-missing', 'form'),
  row(['1 measure', 'BD', '5d'], 'syrup', 'content-unknown', 'form'),
  row(['250 mg', 'TDS', '7d'], 'suspension', 210),
  row(['1 vial', 'TDS', '7d'], 'suspension', 'other-form', 'form'),
  // Drops.
  row(['0.5 ml', 'TDS', '5d'], 'drops', 8),
  row(['40 mg', 'TDS', '5d'], 'drops', 8),
  row(['10 drops', 'TDS', '5d'], 'drops', 'content-unknown', 'form'),
  row(['10 drops', 'TDS', '5d'], 'dropsOfLabel', 8),
  row(['২ ফোঁটা', 'QID', '7d'], 'eyeBottle', 'content-unknown', 'form'),
  row(['1 piece', 'QID', '7d'], 'eyeBottle', 'unreadable', 'form'),
  // Injections in millilitres.
  row(['10 units', 'BD', '10d'], 'insulin100', 2, 'ismp'),
  row(['10 IU', 'BD', '10d'], 'insulin100', 2, 'ismp'),
  row(['10 iu', 'BD', '10d'], 'insulin100', 2, 'ismp'),
  row(['10 U', 'BD', '10d'], 'insulin100', 2, 'ismp'),
  row(['10u', 'BD', '10d'], 'insulin100', 2, 'ismp'),
  row(['১০ ইউনিট', 'BD', '10d'], 'insulin100', 2),
  row(['10 units', '1+0+1', '10d'], 'insulin100', 2),
  row(['10 units', 'BD', '10d'], 'insulin40', 5),
  row(['10', 'BD', '10d'], 'insulin100', 'unit-missing', 'ismp'),
  row(['0.1 ml', 'BD', '10d'], 'insulin100', 2),
  row(['1 vial', 'BD', '10d'], 'insulin100', 'content-unknown', 'form'),
  row(['1 tsp', 'BD', '10d'], 'insulin100', 'other-form', 'form'),
  row(['5000 units', 'BD', '5d'], 'heparin', 10, 'ismp'),
  row(['5,000 units', 'BD', '5d'], 'heparin', 'ambiguous', 'ismp'),
  row(['100 mg', 'STAT', ''], 'lidocaine', 5, 'percent'),
  // Vials and ampoules.
  row(['1 g', 'BD', '7d'], 'vial1g', 14),
  row(['1.5 g', 'q8h', '5d'], 'vial1g', 30, 'vials'),
  row(['500 mg', 'BD', '5d'], 'vial1g', 10, 'vials'),
  row(['5000 units', 'BD', '5d'], 'vialThatKeeps', 2),
  row(['1 vial', 'OD', '5d'], 'vial1g', 5),
  row(['1 amp', 'OD', '5d'], 'vial1g', 'other-form', 'form'),
  row(['10 ml', 'OD', '5d'], 'vial1g', 'content-unknown', 'form'),
  row(['1500000 units', 'q6h', '2d'], 'vialIu', 16, 'vials'),
  row(['30 mg', 'TDS', '2d'], 'ampoule', 6),
  row(['10 mg', 'TDS', '2d'], 'ampoule', 6, 'vials'),
  row(['1 amp', 'STAT', ''], 'ampoule', 1),
  row(['12 units', 'TDS', '10d'], 'penInUnits', 360),
  // Infusions.
  row(['500 ml', 'BD', '2d'], 'saline', 2000),
  row(['500 ml', 'BD', '2d'], 'salineBag', 'content-unknown', 'form'),
  row(['1', 'BD', '2d'], 'salineBag', 4),
  row(['20 mmol', 'BD', '2d'], 'potassium', 40),
  row(['20 mg', 'BD', '2d'], 'potassium', 'content-unknown', 'form'),
  // What is put on the skin.
  row(['2 g', 'BD', '7d'], 'cream', 28),
  row(['1', 'BD', '7d'], 'cream', 'unit-missing', 'form'),
  row(['', 'BD', '7d'], 'creamTube', 14),
  row(['5 ml', 'BD', '7d'], 'ointment', 'other-form', 'form'),
  row(['0.5 g', 'BD', '10d'], 'ointment', 10),
  row(['4 g', 'QID', '7d'], 'gel', 112),
  row(['20 mg', 'BD', '7d'], 'gel', 28, 'percent'),
  // What is breathed in.
  row(['2 puffs', 'QID', '7d'], 'inhaler', 56),
  row(['200 mcg', 'QID', '7d'], 'inhaler', 56),
  row(['1 tab', 'QID', '7d'], 'inhaler', 'other-form', 'form'),
  row(['2 puffs', 'QID', '7d'], 'inhalerPiece', 'content-unknown', 'form'),
  row(['2 puffs', 'QID', '7d'], 'inhalerOfLabel', 1),
  row(['2 puffs', 'QID', '30d'], 'inhalerOfLabel', 2),
  row(['1 cap', 'BD', '30d'], 'rotacap', 60),
  row(['2.5 mg', 'q6h', '2d'], 'nebule', 8),
  row(['0.5 ml', 'q6h', '2d'], 'nebuliserMl', 4),
  // Others.
  row(['1 supp', 'BD', '3d'], 'suppository', 6),
  row(['25 mg', 'BD', '3d'], 'suppository', 'part', 'form'),
  row(['1 sachet', 'TDS', '3d'], 'sachet', 9),
  row(['200 ml', 'TDS', '3d'], 'sachet', 'content-unknown', 'form'),
  row(['2 sprays', 'OD', '30d'], 'sprayBottle', 1),
  row(['1 patch', 'OD', '3d'], 'patch', 3),
  row(['½ patch', 'OD', '3d'], 'patch', 'part', 'form'),
  row(['1', 'OD', '3d'], 'other', 3),
  row(['constructor', 'OD', '3d'], 'tablet500', 'unreadable', 'form'),
];
