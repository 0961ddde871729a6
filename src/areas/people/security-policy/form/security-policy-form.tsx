import { Anchor, Card, Checkbox, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Link } from '#client/link.tsx';
import { useRecordForm } from '#screens/form/use-record-form.tsx';
import { WholeNumberField } from '#ui/form/fields/whole-number-field.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import {
  type SecurityPolicy,
  securityPolicyFields,
  securityPolicyRanges,
} from '../security-policy.contract.ts';
import { updateSecurityPolicy, useRememberPolicy } from '../security-policy.hooks.ts';
import { t } from '../security-policy.texts.ts';

const schema = z.strictObject(securityPolicyFields);

export interface SecurityPolicyFormProps {
  policy: SecurityPolicy;
  /** Opens the form anew with what is stored now. */
  onReplace: (policy: SecurityPolicy) => void;
}

/** Password rules, sessions, two-factor sign-in, emergency access and large exports of the hospital. */
type Ticked = 'passwordNeedsMixedCase' | 'passwordNeedsDigit' | 'passwordNeedsSymbol' | 'requiresTwoFactor';

export function SecurityPolicyForm({ policy, onReplace }: SecurityPolicyFormProps) {
  const { version: _seen, ...stored } = policy;
  const { draft, failureActions } = useRecordForm({
    draftName: 'security-policy',
    stored: policy,
    schema,
    initialValues: stored,
    update: (fields, { version }, submission) => updateSecurityPolicy({ ...fields, version }, submission),
    failed: () => t('failedToSave'),
    saved: () => t('wasSaved'),
    remember: useRememberPolicy(),
    onSaved: onReplace,
    onReload: onReplace,
  });
  const { form } = draft;

  function numberField(field: keyof typeof securityPolicyRanges, label: string) {
    const { min, max } = securityPolicyRanges[field];
    return (
      <WholeNumberField
        label={label}
        description={t('range', { min, max })}
        required
        {...form.getInputProps(field)}
      />
    );
  }

  const tick = (field: Ticked) => form.getInputProps(field, { type: 'checkbox' });
  return (
    <FormBody draft={draft} submitLabel={t('save')} failureActions={failureActions}>
      <Section title={t('passwordTitle')} lead={t('passwordLead')}>
        {numberField('passwordMinLength', t('minLength'))}
        <Stack gap="sm">
          <Checkbox label={t('mixedCase')} {...tick('passwordNeedsMixedCase')} />
          <Checkbox label={t('digit')} {...tick('passwordNeedsDigit')} />
          <Checkbox label={t('symbol')} {...tick('passwordNeedsSymbol')} />
        </Stack>
      </Section>
      <Section title={t('sessionsTitle')} lead={t('sessionsLead')}>
        {numberField('sessionIdleMinutes', t('idleMinutes'))}
        {numberField('sessionAbsoluteHours', t('absoluteHours'))}
      </Section>
      <Section title={t('twoFactorTitle')} lead={t('twoFactorLead')}>
        <Switch label={t('requiresTwoFactor')} {...tick('requiresTwoFactor')} />
        <Anchor component={Link} to="/dashboard/profile" size="sm">
          {t('ownTwoFactor')}
        </Anchor>
      </Section>
      <Section title={t('emergencyTitle')} lead={t('emergencyLead')}>
        {numberField('emergencyAccessMinutes', t('emergencyMinutes'))}
      </Section>
      <Section title={t('exportTitle')} lead={t('exportLead')}>
        {numberField('largeExportRows', t('exportRows'))}
      </Section>
    </FormBody>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Card withBorder component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {lead}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {children}
      </SimpleGrid>
    </Card>
  );
}
