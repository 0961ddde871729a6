import { Box } from '@mantine/core';
import { AllergyNote } from '#screens/safety/allergy-note.tsx';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';

/** The patient's allergies, where something is given. */
export function RecordAllergies({
  record: { allergyState: state, knownAllergies: substances },
}: {
  record: AnesthesiaRecord;
}) {
  return (
    <Box mt="xs">
      <AllergyNote known={state === null ? null : { state, substances }} />
    </Box>
  );
}
