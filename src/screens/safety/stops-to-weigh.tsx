import { Alert, Stack, Text, TextInput } from '@mantine/core';
import { FindingNote } from './finding-note.tsx';
import { t } from './findings.texts.ts';
import type { Stops } from './use-stops.ts';

/** What stops a medicine, each with a field for why it is given all the same; nothing while nothing is stopped. */
export function StopsToWeigh({ stops }: { stops: Stops }) {
  if (stops.found.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="alert" mt="xs">
      <Stack gap="xs">
        <Text size="sm" fw={600}>
          {t('weigh')}
        </Text>
        {stops.found.map((finding) => (
          <div key={finding.key}>
            <FindingNote finding={finding} />
            <TextInput
              label={t('reasonFor')}
              maxLength={500}
              value={stops.reasonOf(finding.key)}
              onChange={({ currentTarget }) => stops.setReason(finding.key, currentTarget.value)}
            />
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
