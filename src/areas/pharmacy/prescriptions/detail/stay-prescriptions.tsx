import { Button, Group } from '@mantine/core';
import type { AdmissionSectionProps } from '#areas/inpatient/inpatient-web.public.ts';
import { Link } from '#client/link.tsx';
import { meetsDemand, useMay, usePerson } from '#client/session.ts';
import { t } from '../prescriptions.texts.ts';
import { NewestPrescriptions } from './newest-prescriptions.tsx';

const readingDoses = { permission: ['mar.read', 'mar.admin'], module: 'nursing_enabled' } as const;

/** What was ordered for the ward during a stay, on the page of the admission. */
export function StayPrescriptions({ admissionId, patientId, isActive }: AdmissionSectionProps) {
  const may = useMay();
  const person = usePerson();
  return (
    <NewestPrescriptions
      of={{ admissionId }}
      title={t('ofStay')}
      none={t('noneOfStay')}
      action={
        <Group gap="xs">
          {meetsDemand(person, readingDoses) && (
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => <Link {...props} to="/dashboard/nursing/mar" search={{ admissionId }} />}
            >
              {t('dosesOfStay')}
            </Button>
          )}
          {may('pharmacy.prescribe') && isActive && (
            <Button
              size="xs"
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/dashboard/prescriptions/new" search={{ patientId }} />
              )}
            >
              {t('orderMedicines')}
            </Button>
          )}
        </Group>
      }
    />
  );
}
