import type { Medicine } from '../medicines/medicine.contract.ts';

/** A medicine of the sample hospitals: the brand is invented, the rest is what is common in Bangladesh. */
export interface SampleMedicine {
  brand: string;
  /** As they stand on a label. */
  ingredients: string;
  form: Medicine['dosageForm'];
  unit: Medicine['baseUnit'];
  route: Medicine['route'];
  category: string;
  /** Of one base unit, in minor units. */
  price: number;
  /** Base units in a pack. */
  pack: number;
  marks?: readonly ('high-alert' | 'controlled' | 'antibiotic')[];
  minimumAgeMonths?: number;
  limits?: string;
}

type Short = Pick<SampleMedicine, 'marks' | 'minimumAgeMonths' | 'limits'>;

function tablet(brand: string, ingredients: string, category: string, price: number, more: Short = {}) {
  return {
    brand,
    ingredients,
    category,
    price,
    form: 'tablet',
    unit: 'tablet',
    route: 'oral',
    pack: 100,
    ...more,
  } as const;
}

function capsule(brand: string, ingredients: string, category: string, price: number, more: Short = {}) {
  return {
    brand,
    ingredients,
    category,
    price,
    form: 'capsule',
    unit: 'capsule',
    route: 'oral',
    pack: 50,
    ...more,
  } as const;
}

function liquid(
  form: 'syrup' | 'suspension' | 'drops',
  brand: string,
  ingredients: string,
  category: string,
  price: number,
  more: Short = {},
) {
  const pack = form === 'drops' ? 15 : 100;
  return { brand, ingredients, category, price, form, unit: 'ml', route: 'oral', pack, ...more } as const;
}

function injection(brand: string, ingredients: string, category: string, price: number, more: Short = {}) {
  return {
    brand,
    ingredients,
    category,
    price,
    form: 'injection',
    unit: 'vial',
    route: 'iv',
    pack: 1,
    ...more,
  } as const;
}

const antibiotic = { marks: ['antibiotic'] } as const;
const highAlert = { marks: ['high-alert'] } as const;
const paracetamolLimits =
  'paracetamol: 15 mg/kg single, 60 mg/kg daily, below 144 months\nparacetamol: 1000 mg single, 4000 mg daily, from 144 months';

export const sampleMedicines: readonly SampleMedicine[] = [
  tablet('Paraxa', 'Paracetamol 500 mg', 'Pain and fever', 120, { limits: paracetamolLimits }),
  tablet('Paraxa XR', 'Paracetamol 665 mg', 'Pain and fever', 200, { limits: paracetamolLimits }),
  liquid('syrup', 'Paraxa Syrup', 'Paracetamol 120 mg/5 mL', 'Pain and fever', 60, {
    limits: paracetamolLimits,
  }),
  tablet('Ibunor', 'Ibuprofen 400 mg', 'Pain and fever', 250, {
    limits: 'ibuprofen: 800 mg single, 2400 mg daily, from 144 months',
  }),
  tablet('Naproxel', 'Naproxen 500 mg', 'Pain and fever', 1000),
  tablet('Diclomeg', 'Diclofenac sodium 50 mg', 'Pain and fever', 150),
  tablet('Ketorin', 'Ketorolac 10 mg', 'Pain and fever', 1200),
  tablet('Etorica', 'Etoricoxib 60 mg', 'Pain and fever', 1000),
  tablet('Tramadex', 'Tramadol 50 mg', 'Pain and fever', 800, { marks: ['controlled'] }),
  injection('Morphisol', 'Morphine sulfate 15 mg', 'Pain and fever', 5000, {
    marks: ['controlled', 'high-alert'],
  }),
  capsule('Amoxira', 'Amoxicillin 500 mg', 'Antibiotic', 700, antibiotic),
  liquid('suspension', 'Amoxira Dry', 'Amoxicillin 125 mg/5 mL', 'Antibiotic', 75, antibiotic),
  tablet('Clavorex', 'Amoxicillin 500 mg + Clavulanic acid 125 mg', 'Antibiotic', 3800, antibiotic),
  capsule('Fluclonet', 'Flucloxacillin 500 mg', 'Antibiotic', 1400, antibiotic),
  capsule('Cefixor', 'Cefixime 200 mg', 'Antibiotic', 3500, antibiotic),
  tablet('Cefurax', 'Cefuroxime axetil 500 mg', 'Antibiotic', 5000, antibiotic),
  injection('Ceftrix', 'Ceftriaxone 1000 mg', 'Antibiotic', 19_000, antibiotic),
  injection('Meropax', 'Meropenem 1000 mg', 'Antibiotic', 130_000, antibiotic),
  tablet('Azimax', 'Azithromycin 500 mg', 'Antibiotic', 3500, antibiotic),
  tablet('Clarimed', 'Clarithromycin 500 mg', 'Antibiotic', 4000, antibiotic),
  tablet('Ciproton', 'Ciprofloxacin 500 mg', 'Antibiotic', 1500, antibiotic),
  tablet('Levoquin-B', 'Levofloxacin 500 mg', 'Antibiotic', 1600, antibiotic),
  capsule('Doxipad', 'Doxycycline 100 mg', 'Antibiotic', 220, { ...antibiotic, minimumAgeMonths: 96 }),
  tablet('Metrozid', 'Metronidazole 400 mg', 'Antibiotic', 170, antibiotic),
  tablet('Cotrimex', 'Sulfamethoxazole 800 mg + Trimethoprim 160 mg', 'Antibiotic', 300, antibiotic),
  capsule('Rifasol', 'Rifampicin 450 mg', 'Antibiotic', 800, antibiotic),
  tablet('Flucozor', 'Fluconazole 150 mg', 'Antifungal', 2200),
  tablet('Albenex', 'Albendazole 400 mg', 'Worms', 500),
  capsule('Omeprin', 'Omeprazole 20 mg', 'Stomach', 500),
  capsule('Esomax-B', 'Esomeprazole 20 mg', 'Stomach', 700),
  tablet('Pantodac-B', 'Pantoprazole 40 mg', 'Stomach', 700),
  tablet('Famotin', 'Famotidine 20 mg', 'Stomach', 300),
  tablet('Domperix', 'Domperidone 10 mg', 'Stomach', 300),
  tablet('Ondaset', 'Ondansetron 8 mg', 'Stomach', 1000),
  tablet('Tiemozin', 'Tiemonium methylsulfate 50 mg', 'Stomach', 800),
  { ...tablet('Orasal', 'Oral rehydration salts', 'Stomach', 600), form: 'sachet', unit: 'sachet', pack: 20 },
  tablet('Zincovit', 'Zinc 20 mg', 'Vitamins', 250),
  tablet('Cetirix', 'Cetirizine 10 mg', 'Allergy', 300),
  tablet('Fexodin', 'Fexofenadine 120 mg', 'Allergy', 900),
  tablet('Montex', 'Montelukast 10 mg', 'Asthma', 1700),
  {
    ...tablet('Salbuvent', 'Salbutamol 100 mcg', 'Asthma', 150),
    form: 'inhaler',
    unit: 'puff',
    route: 'inhaled',
    pack: 200,
  },
  tablet('Prednelan', 'Prednisolone 5 mg', 'Steroid', 150),
  tablet('Metforin', 'Metformin 500 mg', 'Diabetes', 400),
  tablet('Gliclamet', 'Gliclazide 80 mg', 'Diabetes', 700),
  tablet('Linagen', 'Linagliptin 5 mg', 'Diabetes', 2200),
  {
    ...injection('Glarginex', 'Insulin glargine 100 iu/1 mL', 'Diabetes', 30_000, highAlert),
    unit: 'ml',
    route: 'sc',
  },
  tablet('Amlodin', 'Amlodipine 5 mg', 'Blood pressure', 500),
  tablet('Losarta', 'Losartan potassium 50 mg', 'Blood pressure', 800),
  tablet('Ramiprel', 'Ramipril 5 mg', 'Blood pressure', 800),
  tablet('Bisolol', 'Bisoprolol 2.5 mg', 'Blood pressure', 600),
  tablet('Furosix', 'Furosemide 40 mg', 'Heart', 90),
  tablet('Ecoprin', 'Acetylsalicylic acid 75 mg', 'Heart', 80, { minimumAgeMonths: 192 }),
  tablet('Clopidex', 'Clopidogrel 75 mg', 'Heart', 1200),
  tablet('Atorvax', 'Atorvastatin 20 mg', 'Heart', 1800),
  tablet('Simvor', 'Simvastatin 20 mg', 'Heart', 1200),
  tablet('Amiodex', 'Amiodarone 200 mg', 'Heart', 1500),
  tablet('Warfin', 'Warfarin 5 mg', 'Heart', 600, highAlert),
  injection('Enoxalow', 'Enoxaparin 60 mg', 'Heart', 55_000, highAlert),
  tablet('Amitril', 'Amitriptyline 10 mg', 'Mind and nerves', 150),
  tablet('Sertrex', 'Sertraline 50 mg', 'Mind and nerves', 800),
  tablet('Clonatrex', 'Clonazepam 0.5 mg', 'Mind and nerves', 600, { marks: ['controlled'] }),
  tablet('Thyrolin', 'Levothyroxine sodium 50 mcg', 'Hormones', 220),
  tablet('Ferofol', 'Iron 47 mg + Folic acid 0.5 mg', 'Vitamins', 400),
  tablet('Calcivit D', 'Calcium carbonate 1250 mg + Colecalciferol 200 iu', 'Vitamins', 700),
];
