import { Stack, Text } from '@mantine/core';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import type { CounterOffer } from '../counter-sale.contract.ts';
import { useCounterCheck } from '../counter-sale.hooks.ts';
import { t } from '../counter-sales.texts.ts';

export interface CounterChecksProps {
  patientId: string;
  medicineIds: string;
  offers: ReadonlyMap<string, CounterOffer>;
}

/** Allergies of the patient who buys, and what speaks against what is in the sale. */
export function CounterChecks({ patientId, medicineIds, offers }: CounterChecksProps) {
  const { data, isError } = useCounterCheck(patientId, medicineIds);
  if (isError) {
    return (
      <Text size="sm" c="red" role="alert">
        {t('checkFailed')}
      </Text>
    );
  }
  if (!data) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t('checks')}>
      <AllergyNote known={data.allergies} />
      {data.findings.map((finding) => (
        <div key={`${finding.medicineId} ${finding.key}`}>
          <Text size="sm" fw={600}>
            {t('checkLine', { name: offers.get(finding.medicineId)?.name ?? '' })}
          </Text>
          <FindingNote finding={finding} />
        </div>
      ))}
    </Stack>
  );
}
