import type { Format } from '#ui/i18n/format-provider.tsx';
import type { PrintDocument, PrintHeader } from '#ui/print/print-document.ts';
import type { Wound } from '../wound.contract.ts';
import { findingWords, patientName, woundName } from '../wound.words.ts';
import { t } from '../wounds.texts.ts';

interface Words {
  header: PrintHeader;
  format: Pick<Format, 'dateTime'>;
}

/** The wounds of a patient with what was observed of each; what was entered in error is left out. */
export function woundsDocument(
  patient: Wound['patient'],
  wounds: readonly Wound[],
  { header, format }: Words,
): PrintDocument {
  const shown = wounds.filter(({ status }) => status === 'open' || status === 'healed');
  return {
    title: t('printTitle'),
    header,
    pageOf: [patientName(patient), patient.patientNumber],
    blocks: [
      {
        kind: 'fields',
        fields: [
          { label: t('printPatient'), value: patientName(patient), isStrong: true },
          { label: t('printNumber'), value: patient.patientNumber },
        ],
      },
      ...(shown.length === 0 ? [{ kind: 'paragraph' as const, text: t('none') }] : []),
      ...shown.map((wound) => ({
        kind: 'section' as const,
        title: `${woundName(wound)} (${t(`status_${wound.status ?? 'open'}`)})`,
        blocks: [
          {
            kind: 'table' as const,
            columns: [
              { label: t('printObserved'), share: 2 },
              { label: t('printFinding'), share: 4 },
              { label: t('printDressing'), share: 3 },
              { label: t('printBy'), share: 2 },
            ],
            rows: wound.observations
              .filter(({ enteredInError }) => enteredInError === null)
              .map((seen) => ({
                cells: [
                  format.dateTime(seen.observedAt),
                  findingWords(seen).join(' · '),
                  [
                    seen.dressing ?? '',
                    seen.nextDressingAt === null
                      ? ''
                      : t('nextWords', { time: format.dateTime(seen.nextDressingAt) }),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                  seen.observedByName,
                ],
              })),
          },
        ],
      })),
    ],
  };
}
