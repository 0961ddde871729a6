import { Paper, Stack, Text, Title } from '@mantine/core';
import { FindingNote } from '#screens/safety/finding-note.tsx';
import type { Prescription } from '../prescription.contract.ts';
import { t } from '../prescriptions.texts.ts';

/** What the checks found when it was signed, and why it was passed: the pharmacist reads it before anything else. */
export function PrescriptionFindings({ prescription: { findings, lines } }: { prescription: Prescription }) {
  if (lines.length === 0) return null;
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="findings">
      <Title order={2} size="h4" id="findings" mb="sm">
        {t('findings')}
      </Title>
      {findings.length === 0 && <Text c="dimmed">{t('noFindings')}</Text>}
      <Stack gap="sm">
        {findings.map((finding) => (
          <div key={`${finding.lineId} ${finding.code} ${JSON.stringify(finding.facts)}`}>
            <Text size="sm" fw={600}>
              {t('findingLine', { name: lines.find(({ id }) => id === finding.lineId)?.name ?? '' })}
            </Text>
            <FindingNote finding={finding} />
            {finding.reason && (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {t('passed', { reason: finding.reason })}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Paper>
  );
}
