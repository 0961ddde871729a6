import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel, type NamedFact } from '#ui/page/fact-panel.tsx';
import type { Prescription } from '../prescription.contract.ts';
import { t } from '../prescriptions.texts.ts';

/** Who signed when, and what stands around the medicines. */
export function PrescriptionFacts({ prescription }: { prescription: Prescription }) {
  const { dateTime, longDate, number } = useFormat();
  const { diagnosis, advice, nextVisit, weightGrams, pregnancy, cancelledAt, dischargedFrom } = prescription;
  const facts: (NamedFact | false)[] = [
    [t('columnPrescriber'), prescription.prescriberName],
    [t('columnSigned'), dateTime(prescription.signedAt)],
    dischargedFrom !== null && [t('purpose'), t('toTakeHome')],
    [t('code'), prescription.verificationCode],
    diagnosis !== null && [t('diagnosis'), diagnosis],
    advice !== null && [t('advice'), advice],
    nextVisit !== null && [t('nextVisit'), longDate(nextVisit)],
    weightGrams !== null && [t('weight'), t('kilograms', { weight: number(weightGrams / 1000) })],
    pregnancy !== null && [t('pregnancy'), t(`pregnancy_${pregnancy}`)],
    cancelledAt !== null && [
      t('cancelled'),
      t('cancelledBy', {
        name: prescription.cancelledByName ?? '',
        time: dateTime(cancelledAt),
        reason: prescription.cancelReason ?? '',
      }),
    ],
  ];
  return <FactPanel title={t('facts')} facts={facts.filter((fact) => fact !== false)} />;
}
