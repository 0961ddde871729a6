import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { OrderSet } from './sets/order-set.contract.ts';

type SampleOrder = OrderSet['orders'][number];

const of = (order: OrderFacts, note: string | null = null): SampleOrder => ({ order, note });

const observations = (
  everyMinutes: number,
  also: Extract<OrderFacts, { kind: 'observations' }>['also'] = [],
) => of({ kind: 'observations', everyMinutes, also });

const task = (words: string, everyHours: number | null, note: string | null = null) =>
  of({ kind: 'nursing-task', task: words, everyHours }, note);

const call = (when: string, whom: string) => of({ kind: 'escalation', when, call: whom, ceiling: 'full' });

const oxygen = (flow: number, targetLowest = 94, targetHighest = 98) =>
  of({ kind: 'oxygen', device: 'nasal-cannula', flow, targetLowest, targetHighest });

const diet = (kind: Extract<OrderFacts, { kind: 'diet' }>['diet'], note: string | null = null) =>
  of({ kind: 'diet', diet: kind, from: null, until: null }, note);

/** Examples of sets: a hospital changes them to its own practice before it uses them. */
export const sampleSets: readonly Pick<OrderSet, 'name' | 'plan' | 'medicines' | 'orders'>[] = [
  {
    name: 'Post-operative, general surgery',
    plan: 'Read the operative note first: drains, blood loss, and when the patient may drink. Ask the anaesthetist about pain relief.',
    medicines: [
      'Paracetamol 1 g every 6 hours, by mouth or IV',
      'Ondansetron 4 mg IV as needed for vomiting',
      'Sodium chloride 0.9 % IV, volume and rate in the prescription',
      'Enoxaparin 40 mg once a day, where the risk of thrombosis asks for it',
    ].join('\n'),
    orders: [
      call(
        'NEWS2 of 5 or more, systolic below 100, drain above 100 mL in an hour, no urine in 6 hours',
        'Surgeon on call',
      ),
      oxygen(2),
      observations(60, ['pain', 'wound', 'urine-output']),
      diet('nil-by-mouth', 'Mouth care; the surgeon says when to drink'),
      task('Look at wound and drains', 4),
      task('Deep breathing and leg exercises', 4),
      task('Out of bed with help', null),
    ],
  },
  {
    name: 'Pneumonia, adults',
    plan: 'Score CURB-65, take blood cultures before the first dose of an antibiotic, and look at allergies. Saturation 88 to 92 % is the target of those at risk of hypercapnia, 94 to 98 % of all others (British Thoracic Society 2017).',
    medicines: [
      'Antibiotic by the guideline of the hospital and the severity',
      'Paracetamol 1 g every 6 hours as needed for fever',
    ].join('\n'),
    orders: [
      call('NEWS2 of 5 or more, SpO2 below target with 6 L/min, confusion', 'Medical registrar on call'),
      oxygen(2),
      observations(240, ['consciousness']),
      diet('normal', 'Encourage fluids'),
      task('Sit up, help to cough', 4),
      task('Sputum for culture', null),
    ],
  },
  {
    name: 'Dengue with warning signs',
    plan: [
      'Fluid plan, prescribed as medicine lines by weight (WHO, Dengue: guidelines for diagnosis, treatment, prevention and control, 2009, group B):',
      '1. Take a reference haematocrit before the first fluid. Give isotonic solutions alone: sodium chloride 0.9 % or Ringer lactate.',
      '2. Begin with 5 to 7 mL/kg an hour for 1 to 2 hours, then 3 to 5 mL/kg an hour for 2 to 4 hours, then 2 to 3 mL/kg an hour or less by the response.',
      '3. Look at the patient and repeat the haematocrit. The same or a little higher: 2 to 3 mL/kg an hour for another 2 to 4 hours.',
      '4. Worse, with a haematocrit that rises fast: 5 to 10 mL/kg an hour for 1 to 2 hours, and look again. Shock is treated by its own plan.',
      '5. The least that keeps perfusion and a urine output of about 0.5 mL/kg an hour; seldom for longer than 24 to 48 hours. Reduce when leakage ends.',
      'No aspirin, no ibuprofen, no injections into muscle.',
    ].join('\n'),
    medicines: [
      'Sodium chloride 0.9 % or Ringer lactate IV, rate by the plan',
      'Paracetamol 10 to 15 mg/kg as needed for fever, at most 4 times a day',
    ].join('\n'),
    orders: [
      call(
        'Abdominal pain, vomiting that goes on, bleeding, cold hands, pulse pressure of 20 or less, urine below 0.5 mL/kg an hour, haematocrit rising',
        'Doctor on call, at once',
      ),
      observations(60, ['bleeding', 'urine-output', 'consciousness']),
      diet('soft', 'Drinks as much as possible; nothing red or brown'),
      task('Intake and output, with the balance', 4),
      task('Blood for haematocrit and platelets', 6, 'Before and after each change of the rate'),
      task('Look for bleeding, swelling and breathlessness', 4),
    ],
  },
];

/** What is ordered for patients in the beds of a sample hospital, one after the other. */
export const sampleOrders: readonly (readonly SampleOrder[])[] = [
  [
    call('NEWS2 of 5 or more, no urine in 6 hours', 'Medical registrar on call'),
    observations(240, ['urine-output']),
    diet('soft', 'Drinks at the bed, to be offered every hour'),
  ],
  [
    call('Systolic below 100, fresh bleeding from the wound', 'Surgeon on call'),
    observations(360, ['pain', 'wound']),
    diet('normal'),
  ],
  [
    call('Bleeding, abdominal pain, vomiting that goes on', 'Doctor on call, at once'),
    oxygen(2),
    observations(240, ['bleeding', 'urine-output']),
    diet('soft', 'Nothing red or brown'),
  ],
  [observations(360), diet('low-salt')],
];
