import { Text } from '@mantine/core';
import type { OperatorContact } from '../operator.contract.ts';
import { t } from '../operator.texts.ts';
import { useOperator, useOperatorContact } from '../operator.hooks.ts';

/** The operator's name and how it is reached, in one line of a notice; nothing while it is fetched. */
export function OperatorLine() {
  const { data } = useOperator();
  return data ? <Line contact={data} /> : null;
}

/** The same for people who are not signed in. */
export function PublicOperatorLine() {
  const { data } = useOperatorContact();
  return data ? <Line contact={data} /> : null;
}

function Line({ contact: { name, address, phone, email, hours } }: { contact: OperatorContact }) {
  const parts = [name, address, phone, email, hours].filter((part) => part !== null && part !== '');
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      {t('line', { contact: parts.join(' · ') })}
    </Text>
  );
}
