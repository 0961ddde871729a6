import { fullName } from '#areas/patients/patient-words.public.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import { asksForCall, type ResponseLevel } from '../scores/news2.table.ts';
import { unitOf } from './measures/measure-unit.ts';
import type { NumberField } from './measures/measures.table.ts';
import type { VitalSigns } from './vital-signs.contract.ts';
import { t } from './vital-signs.texts.ts';

/** What the colour of a score says once more. */
export const responseTone = {
  routine: 'success',
  low: 'info',
  single: 'warning',
  urgent: 'warning',
  emergency: 'danger',
} as const satisfies Record<ResponseLevel, Tone>;

export const vitalSignsRefusals: OwnRefusals = {
  WRONG_STATE: () => t('alreadyMarked'),
};

export { fullName as patientName };

/** That a set was recorded, with its total and when the next one is due. */
export function recordedWords(
  { patient, news2, nextDueAt }: VitalSigns,
  time: (instant: string) => string,
): string {
  const names = { patient: fullName(patient) };
  if (nextDueAt === null || !news2) return t('wasRecorded', names);
  return t('wasRecordedScored', { ...names, total: news2.total ?? 0, time: time(nextDueAt) });
}

/** A number as it was measured, or a mark for one that nobody took. */
function orUnknown(value: number | null): string {
  return value === null ? t('unknownValue') : String(value);
}

/** One measurement in short, and whether it is abnormal. */
export interface ShortSign {
  text: string;
  isAbnormal: boolean;
}

type Shown = Pick<
  VitalSigns,
  NumberField | 'temperatureUnit' | 'oxygen' | 'consciousness' | 'bloodGlucoseUnit' | 'abnormalSigns'
>;

/** A set in one sentence, while it is not recorded yet. */
export function typedWords(set: Omit<Shown, 'abnormalSigns'>): string {
  const signs = shortSigns({ ...set, abnormalSigns: [] }).map(({ text }) => text);
  return t('typedSet', { signs: signs.join(' · ') });
}

/** What has short words of its own; pressures and oxygen are written together. */
type ShortNumber = Exclude<NumberField, 'bloodPressureSystolic' | 'bloodPressureDiastolic' | 'oxygenFlow'>;

/** What was measured, in short; empty for a record that is closed to the reader. */
export function shortSigns(set: Shown): ShortSign[] {
  const found: ShortSign[] = [];
  const add = (text: string, isAbnormal = false) => found.push({ text, isAbnormal });
  const isOut = (...names: NumberField[]) => set.abnormalSigns.some((sign) => names.includes(sign));
  const number = (name: ShortNumber, value = set[name]?.toString()) => {
    if (value !== undefined) add(t(`short_${name}`, { value, unit: unitOf(name, set) }), isOut(name));
  };
  number('temperature', set.temperature?.toFixed(1));
  number('heartRate');
  number('respiratoryRate');
  const { bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
  if (high !== null || low !== null) {
    const text = t('shortPressure', { high: orUnknown(high), low: orUnknown(low) });
    add(text, isOut('bloodPressureSystolic', 'bloodPressureDiastolic'));
  }
  number('oxygenSaturation');
  if (set.oxygen === 'oxygen') add(t('shortOxygen'));
  if (set.consciousness !== null) {
    add(t(`consciousness_${set.consciousness}`), set.consciousness !== 'alert');
  }
  for (const name of ['painScore', 'bloodGlucose', 'weight', 'height'] as const) number(name);
  return found;
}

/** True for a total that somebody must be called for, and nobody was yet. */
export function isCallMissing({ news2, escalations, enteredInError }: VitalSigns): boolean {
  return news2 !== null && asksForCall(news2.response) && escalations.length === 0 && enteredInError === null;
}
