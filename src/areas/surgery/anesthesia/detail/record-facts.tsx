import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { AnesthesiaContent } from '../content/anesthesia-content.contract.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { asaWords, knownAllergyWords } from '../anesthesia.words.ts';

const assessments = [
  'airway',
  'cardiovascular',
  'respiratory',
  'allergies',
  'medications',
  'medicalHistory',
] as const;
const courses = [
  'airwayManagement',
  'complications',
  'emergenceNotes',
  'postOpOrders',
  'recoveryNotes',
] as const;
const settings = ['tidalVolume', 'rate', 'peep', 'fio2'] as const;

/** What was found before, and how it went, beside the chart. */
export function RecordFacts({ record, content }: { record: AnesthesiaRecord; content: AnesthesiaContent }) {
  const { dateTime } = useFormat();
  const at = (instant: string | null) => instant && dateTime(instant);
  const { preOpAssessment: before, ventilationSettings: ventilation } = content;
  const minutes = record.durationMinutes;
  return (
    <>
      <FactPanel
        title={t('facts')}
        facts={[
          [t('columnType'), t(`type_${content.anesthesiaType}`)],
          [t('columnAsa'), asaWords(record)],
          [t('columnAnesthesiologist'), t('doctor', { name: record.anesthesiologistName })],
          [t('startTime'), at(record.startTime)],
          [t('endTime'), at(record.endTime)],
          [t('columnDuration'), minutes !== null && t('minutes', { count: minutes })],
          ...(record.completedByName ? [[t('completedBy'), record.completedByName] as const] : []),
          ...(record.recoveryException ? [[t('recoveryException'), record.recoveryException] as const] : []),
        ]}
      />
      <FactPanel
        title={t('preOpTitle')}
        facts={[
          [t('knownAllergies'), knownAllergyWords(record)],
          [t('mallampati'), before.mallampati && t(`mallampati_${before.mallampati}`)],
          [t('fastingSince'), at(before.fastingSince)],
          ...assessments.map((name): NamedFact => [t(name), before[name]]),
        ]}
      />
      <FactPanel
        title={t('courseTitle')}
        facts={[
          [t('mode'), ventilation.mode],
          ...settings.map((name): NamedFact => [t(name), ventilation[name]]),
          ...courses.map((name): NamedFact => [t(name), content[name]]),
        ]}
      />
    </>
  );
}
