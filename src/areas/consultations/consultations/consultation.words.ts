import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { Tone } from '#ui/page/tone.ts';
import type { ConsultationNote, ConsultationSummary } from './consultation.contract.ts';
import { t } from './consultations.texts.ts';
import { bodyMassTenths } from './content/vitals.rules.ts';
import { t as editorText } from './form/editor.texts.ts';

/** What the colour of a status says once more. */
export const consultationTone = {
  draft: 'warning',
  signed: 'success',
  discarded: 'neutral',
} as const satisfies Record<ConsultationSummary['status'], Tone>;

export const consultationRefusals: OwnRefusals = {
  WRONG_STATE: () => t('wrongState'),
  NOT_THE_AUTHOR: () => t('notTheAuthor'),
  CONSULTATION_SENSITIVE: () => t('isSensitive'),
  CONSULTATION_EXISTS: () => t('existsAlready'),
  ENTERED_IN_ERROR: () => t('alreadyInError'),
};

/** First and last name. */
export function patientName({ firstName, lastName }: ConsultationSummary['patient']): string {
  return `${firstName} ${lastName}`;
}

/** Why the patient came and what was found, or that it is not for the person who looks. */
export function contentWords(consultation: ConsultationSummary): string {
  const { isClosed, reason, diagnosis, patient } = consultation;
  if (isClosed) return t('closed');
  if (reason === null && patient.isRestricted) return orRestricted(null);
  return [diagnosis, reason].filter(Boolean).join(' · ') || t('noReason');
}

export interface MeasuredFact {
  /** Whether it lies outside of what is normal is told by this name. */
  name:
    | 'temperature'
    | 'pulse'
    | 'respirations'
    | 'pressure'
    | 'oxygenSaturation'
    | 'weight'
    | 'height'
    | 'bodyMass';
  label: string;
  value: string;
}

/** What was measured, each with its unit; nothing of what was not. */
export function vitalsWords(vitals: ConsultationNote['vitals']): MeasuredFact[] {
  const { temperatureTenths, temperatureUnit, systolic, diastolic, weightGrams, heightMm } = vitals;
  const bodyMass = bodyMassTenths(vitals);
  const isPressure = systolic !== null && diastolic !== null;
  const whole = (value: number | null) => (value === null ? null : String(value));
  const facts: [MeasuredFact['name'], string, string | null][] = [
    [
      'temperature',
      editorText('temperature'),
      temperatureTenths !== null && temperatureUnit
        ? `${decimalText(temperatureTenths, 1)} ${editorText(`unit_${temperatureUnit}`)}`
        : null,
    ],
    ['pulse', editorText('pulse'), whole(vitals.pulse)],
    ['respirations', editorText('respirations'), whole(vitals.respirations)],
    ['pressure', t('bloodPressure'), isPressure ? `${systolic}/${diastolic}` : null],
    ['oxygenSaturation', editorText('oxygenSaturation'), whole(vitals.oxygenSaturation)],
    ['weight', editorText('weight'), weightGrams === null ? null : withoutZeros(decimalText(weightGrams, 3))],
    ['height', editorText('height'), heightMm === null ? null : withoutZeros(decimalText(heightMm, 1))],
    ['bodyMass', editorText('bodyMass'), bodyMass === null ? null : decimalText(bodyMass, 1)],
  ];
  return facts.flatMap(([name, label, value]) => (value === null ? [] : [{ name, label, value }]));
}

function withoutZeros(decimal: string): string {
  return String(Number(decimal));
}
