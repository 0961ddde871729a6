import { Text } from '@mantine/core';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { chosenWords, doseOfMedicineWords } from './dose-amount.words.ts';

/** The chosen medicine, and what its dose is in the hand, as it stands beside the fields before it is signed. */
export function DoseAmount({ dose, medicine }: { dose: string; medicine: Medicine }) {
  const amount = doseOfMedicineWords(dose, medicine);
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {chosenWords(medicine)}
      {amount && ': '}
      {amount && (
        <Text span size="sm" fw={600} {...(amount.isCounted ? {} : { c: 'orange' })}>
          {amount.words}
        </Text>
      )}
    </Text>
  );
}
