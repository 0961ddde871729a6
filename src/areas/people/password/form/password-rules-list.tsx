import { Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { Icon } from '#ui/icons/icon.tsx';
import {
  countOf,
  passwordFaults,
  type PasswordOwner,
  type PasswordPolicy,
  rulesOf,
} from '../password.rules.ts';
import { t } from '../password.texts.ts';

export interface PasswordRulesListProps {
  policy: PasswordPolicy;
  password: string;
  owner: PasswordOwner;
}

/** What the hospital asks of a password, each rule marked as soon as it is kept. */
export function PasswordRulesList({ policy, password, owner }: PasswordRulesListProps) {
  const broken = new Set(passwordFaults(policy, password, owner));
  const rules = broken.has('maxLength') ? (['maxLength', ...rulesOf(policy)] as const) : rulesOf(policy);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={550}>
        {t('rules')}
      </Text>
      <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none' }}>
        {rules.map((rule) => {
          const isKept = password !== '' && !broken.has(rule);
          return (
            <Group key={rule} component="li" gap={6} wrap="nowrap" align="flex-start">
              <Text component="span" c={isKept ? 'green' : 'dimmed'} w={16} ta="center" aria-hidden="true">
                {isKept ? <Icon name="check" size={16} /> : '•'}
              </Text>
              <Text size="sm" {...(!isKept && { c: 'dimmed' })}>
                {t(rule, { count: countOf(rule, policy) })}
                <VisuallyHidden> {t(isKept ? 'kept' : 'notKept')}</VisuallyHidden>
              </Text>
            </Group>
          );
        })}
      </Stack>
    </Stack>
  );
}
