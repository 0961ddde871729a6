import { Alert, Text } from '@mantine/core';
import type { AllergiesInShort } from '#kernel/care/allergies-in-short.ts';
import { allergyWords } from './allergies-in-short.words.ts';

/** What is known of a patient's allergies; that nobody has asked is told as loudly as one that is known. */
export function AllergyNote({ known }: { known: AllergiesInShort | null }) {
  const words = allergyWords(known);
  if (known?.state === 'none-known') return <Text size="sm">{words}</Text>;
  const isKnown = known !== null && known.substances.length > 0;
  return (
    <Alert color={isKnown ? 'red' : 'yellow'} variant="light" p="xs">
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Text>
    </Alert>
  );
}
