import type { PrintDocument } from '#ui/print/print-document.ts';
import { t } from '../discharges.texts.ts';
import { type DischargeDocumentProps, pageOfStay, stayFields } from './discharge-summary.document.ts';

/** A draft to be checked and signed; the authority's own form is filled in from it. */
export function deathCertificate(props: DischargeDocumentProps): PrintDocument {
  const { header, decision, person, dateTime } = props;
  return {
    title: t('certificateTitle'),
    header,
    pageOf: pageOfStay(props),
    blocks: [
      { kind: 'box', tone: 'warning', title: t('draft'), lines: [t('certificateNote')] },
      stayFields(props),
      {
        kind: 'fields',
        fields: [
          {
            label: t('diedAt'),
            value: decision.diedAt === null ? '' : dateTime(decision.diedAt),
            isStrong: true,
          },
          ...(person?.address ? [{ label: t('address'), value: person.address }] : []),
          { label: t('causeOfDeath'), value: decision.causeOfDeath ?? '', isWide: true, isStrong: true },
          { label: t('diagnoses'), value: decision.diagnoses.join('; '), isWide: true },
        ],
      },
      { kind: 'signatures', labels: [t('signedBy')] },
    ],
    footer: t('certificateNote'),
  };
}
