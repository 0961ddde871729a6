import { Group, Stack } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { useMay } from '#client/session.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import { StatusBadge } from '#ui/page/status-badge.tsx';
import { t as bedText } from '../../beds/beds.texts.ts';
import type { Admission } from '../admission.contract.ts';
import { bedWords } from '../admission.words.ts';
import { t } from '../admissions.texts.ts';

/** What is known of an admission. */
export function AdmissionFacts({ admission }: { admission: Admission }) {
  const may = useMay();
  const isClosed = admission.patient.isRestricted && !may('emr.sensitive');
  const finding = (text: string | null) => (isClosed ? orRestricted(text || null) : text || null);
  const { dateTime, date } = useFormat();
  const at = (instant: string | null) => instant && dateTime(instant);
  const { endedAt, cancelReason, estimatedDischargeDate: out } = admission;
  return (
    <Stack gap="md">
      <FactPanel
        title={t('factsTitle')}
        facts={[
          [t('columnBed'), bedWords(admission)],
          [t('admitted'), dateTime(admission.admittedAt)],
          [t('received'), at(admission.receivedAt)],
          [t('admissionType'), t(`type_${admission.admissionType}`)],
          [t('admissionSource'), t(`source_${admission.admissionSource}`)],
          [t('estimatedDischargeDate'), out && date(out)],
          ...(endedAt === null ? [] : [[t('ended'), dateTime(endedAt)] as const]),
          ...(cancelReason === null ? [] : [[t('cancelReason'), cancelReason] as const]),
        ]}
      />
      <FactPanel
        title={t('careTitle')}
        facts={[
          [t('admittingDoctor'), admission.admittingDoctor],
          [t('attendingDoctor'), admission.attendingDoctor],
          [t('primaryDiagnosis'), finding(admission.primaryDiagnosis)],
          [t('secondaryDiagnoses'), finding(admission.secondaryDiagnoses.join('\n'))],
          [
            t('precautions'),
            admission.precautions.length > 0 && <Precautions key="precautions" admission={admission} />,
          ],
          [t('admissionNotes'), finding(admission.admissionNotes)],
        ]}
      />
    </Stack>
  );
}

function Precautions({ admission: { precautions } }: { admission: Admission }) {
  return (
    <Group gap={4} component="span">
      {precautions.map((one) => (
        <StatusBadge key={one} tone={one === 'fall_risk' ? 'warning' : 'danger'}>
          {bedText(`precaution_${one}`)}
        </StatusBadge>
      ))}
    </Group>
  );
}
