import { useMemo } from 'react';
import { unitOf } from '../../measures/measure-unit.ts';
import { type NumberField, numberFields } from '../../measures/measures.table.ts';
import type { VitalSigns } from '../../vital-signs.contract.ts';
import { useVitalSignsPage } from '../../vital-signs.hooks.ts';
import { t } from '../../vital-signs.texts.ts';

type Measure = NumberField | 'oxygen' | 'consciousness';

/** What was measured last, beside the field in which it is measured again: in words with its unit, and when. */
export type MeasuredBefore = Partial<Record<Measure, { words: string; at: string }>>;

/** A set as far as it is known: a round tells of the newest one what its score needs. */
export type KnownSet = Pick<VitalSigns, 'recordedAt'> &
  Partial<Pick<VitalSigns, Measure | 'temperatureUnit' | 'bloodGlucoseUnit'>>;

const measures: readonly Measure[] = [...numberFields, 'oxygen', 'consciousness'];

/** The last value of every measure, each from the newest set that has it. */
export function measuredBefore(newestFirst: readonly KnownSet[]): MeasuredBefore {
  const found = measures.flatMap((measure) => {
    const set = newestFirst.find((one) => (one[measure] ?? null) !== null);
    return set ? [[measure, { words: wordsOf(set, measure), at: set.recordedAt }] as const] : [];
  });
  return Object.fromEntries(found);
}

function wordsOf(set: KnownSet, measure: Measure): string {
  if (measure === 'oxygen') return set.oxygen ? t(`oxygen_${set.oxygen}`) : '';
  if (measure === 'consciousness') return set.consciousness ? t(`consciousness_${set.consciousness}`) : '';
  const value = String(set[measure]);
  // Beside its field the unit stands already, but for those that a person chooses.
  const isChosen = measure === 'temperature' || measure === 'bloodGlucose';
  return isChosen ? `${value} ${unitOf(measure, set)}`.trim() : value;
}

/** So many sets back a measure is looked for that is not taken every time, such as the weight. */
const setsBack = 20;

/**
 * What was measured of a patient before, from their newest sets.
 * @param newest what is known without asking, as of a round that was opened before the network went
 */
export function useMeasuredBefore(patientId: string, newest?: KnownSet | null): MeasuredBefore {
  const { data } = useVitalSignsPage({ patientId, limit: setsBack }, patientId !== '');
  return useMemo(() => {
    const own = data?.rows.filter((set) => set.enteredInError === null && set.patient.id === patientId);
    return measuredBefore(own ?? (newest ? [newest] : []));
  }, [data, newest, patientId]);
}
