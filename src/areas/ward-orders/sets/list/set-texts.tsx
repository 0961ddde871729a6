import { List, Text } from '@mantine/core';
import type { OrderSet } from '../order-set.contract.ts';
import { t } from '../order-sets.texts.ts';

/** What is read of a set beside its orders: the medicines that belong to it, and its plan. */
export function SetTexts({ plan, medicines }: Pick<OrderSet, 'plan' | 'medicines'>) {
  return (
    <>
      {medicines !== null && (
        <div>
          <Text size="sm" fw={600} mt="xs">
            {t('medicinesOf')}
          </Text>
          <List size="sm">
            {medicines.split('\n').map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </div>
      )}
      {plan !== null && (
        <div>
          <Text size="sm" fw={600} mt="xs">
            {t('planOf')}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {plan}
          </Text>
        </div>
      )}
    </>
  );
}
