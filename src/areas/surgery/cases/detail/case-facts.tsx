import { Anchor, Stack } from '@mantine/core';
import { orRestricted } from '#areas/patients/patient-words.public.ts';
import { Link } from '#client/link.tsx';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { FactPanel } from '#ui/page/fact-panel.tsx';
import type { SurgicalCase } from '../case.contract.ts';
import { fastingWords, isClosed, procedureWords, timeWords } from '../case.words.ts';
import { t } from '../cases.texts.ts';
import { EquipmentUsed } from './equipment-used.tsx';

/** What is known of a case. */
export function CaseFacts({ surgicalCase }: { surgicalCase: SurgicalCase }) {
  const format = useFormat();
  const isHidden = isClosed(surgicalCase);
  const finding = (text: string | null) => (isHidden ? orRestricted(null) : text || null);
  const at = (instant: string | null) => instant && format.dateTime(instant);
  const { surgeon, assistantSurgeon, anesthesiologist, nurses, theatre } = surgicalCase;
  const { overbooked, outsideSession } = surgicalCase;
  const name = (person: { name: string } | null) => person?.name;
  return (
    <Stack gap="md">
      <FactPanel
        title={t('whatTitle')}
        facts={[
          [t('procedure'), procedureWords(surgicalCase)],
          [t('procedureCode'), finding(surgicalCase.procedureCode)],
          [t('laterality'), finding(surgicalCase.laterality && t(`laterality_${surgicalCase.laterality}`))],
          [t('site'), finding(surgicalCase.site)],
          [t('preOpDiagnosis'), finding(surgicalCase.preOpDiagnosis)],
          [t('notes'), finding(surgicalCase.notes)],
        ]}
      />
      <FactPanel
        title={t('timeTitle')}
        facts={[
          [t('theatre'), theatre ? `${theatre.theatreNumber} · ${theatre.name}` : t('noTheatre')],
          [t('scheduledFor'), timeWords(surgicalCase, format)],
          [t('estimatedDuration'), t('minutes', { count: surgicalCase.estimatedDuration })],
          [t('surgeon'), name(surgeon)],
          [t('assistantSurgeon'), name(assistantSurgeon)],
          [t('anesthesiologist'), name(anesthesiologist)],
          [t('nurses'), nurses.map((nurse) => nurse.name).join(', ')],
          ...(overbooked
            ? [[t('overbookedBy'), `${overbooked.userName}: ${orRestricted(overbooked.reason)}`] as const]
            : []),
          ...(outsideSession
            ? [
                [
                  t('outsideSessionBy'),
                  `${outsideSession.userName}: ${orRestricted(outsideSession.reason)}`,
                ] as const,
              ]
            : []),
          ...(surgicalCase.actualStartTime
            ? [[t('actualStart'), at(surgicalCase.actualStartTime)] as const]
            : []),
          ...(surgicalCase.actualEndTime ? [[t('actualEnd'), at(surgicalCase.actualEndTime)] as const] : []),
          ...(surgicalCase.actualDuration === null
            ? []
            : [[t('actualDuration'), t('minutes', { count: surgicalCase.actualDuration })] as const]),
          ...(surgicalCase.status === 'cancelled'
            ? [[t('cancelReason'), orRestricted(surgicalCase.cancelReason)] as const]
            : []),
          ...(surgicalCase.status === 'postponed'
            ? [[t('postponeReason'), orRestricted(surgicalCase.postponeReason)] as const]
            : []),
        ]}
      />
      <FactPanel
        title={t('neededTitle')}
        facts={[
          [t('bloodNeeds'), finding(surgicalCase.bloodNeeds)],
          [t('equipmentNeeds'), finding(surgicalCase.equipmentNeeds)],
          [t('fastingFrom'), fastingWords(surgicalCase, format)],
          [t('implantsUsed'), finding(surgicalCase.implantsUsed.join(', '))],
          [t('equipmentUsed'), <EquipmentUsed key="equipment" surgicalCase={surgicalCase} />],
          ...(surgicalCase.admissionId
            ? [
                [
                  t('admission'),
                  <Anchor
                    key="admission"
                    component={Link}
                    to={`/dashboard/admissions/${surgicalCase.admissionId}`}
                  >
                    {t('openAdmission')}
                  </Anchor>,
                ] as const,
              ]
            : []),
        ]}
      />
    </Stack>
  );
}
