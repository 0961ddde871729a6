import {
  Anchor,
  Button,
  Card,
  Checkbox,
  NumberInput,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Title,
} from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { Submission } from '#client/remote.ts';
import { refusalKindOf } from '#client/refusal-kind.ts';
import { CallError, fieldErrorsOf } from '#client/transport.ts';
import { notifySuccess } from '#ui/feedback/notify.tsx';
import { FormBody } from '#ui/form/form-body.tsx';
import { useDraftForm } from '#ui/form/use-draft-form.ts';
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

/** Password rules, sessions, two-factor sign-in and emergency access of the hospital. */
export function SecurityPolicyForm({ policy, onReplace }: SecurityPolicyFormProps) {
  const remember = useRememberPolicy();
  const [current, setCurrent] = useState<SecurityPolicy>();
  const { version, ...stored } = policy;

  function describeFailure(error: unknown): string | null {
    if (Object.keys(fieldErrorsOf(error)).length > 0) return null;
    const isStale = error instanceof CallError && error.code === 'STALE';
    setCurrent(isStale ? (error.facts['current'] as SecurityPolicy) : undefined);
    const kind = refusalKindOf(error);
    return [t('failedToSave'), kind && t(kind)].filter(Boolean).join('. ');
  }

  const draft = useDraftForm({
    schema,
    initialValues: stored,
    draftKey: `security-policy.${version}`,
    save: (fields, key) => updateSecurityPolicy({ ...fields, version }, new Submission(key)),
    describeFailure,
    onSaved: (saved: SecurityPolicy) => {
      notifySuccess(t('wasSaved'));
      remember(saved);
      onReplace(saved);
    },
  });
  const { form } = draft;

  function showCurrent(found: SecurityPolicy) {
    draft.discard();
    remember(found);
    onReplace(found);
  }

  function numberField(field: keyof typeof securityPolicyRanges, label: string) {
    const { min, max } = securityPolicyRanges[field];
    return (
      <NumberInput
        label={label}
        description={t('range', { min, max })}
        required
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        {...form.getInputProps(field)}
      />
    );
  }

  const tick = (field: keyof typeof stored) => form.getInputProps(field, { type: 'checkbox' });
  return (
    <FormBody
      draft={draft}
      submitLabel={t('save')}
      failureActions={
        current && (
          <Button size="xs" variant="default" onClick={() => showCurrent(current)}>
            {t('showCurrent')}
          </Button>
        )
      }
    >
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
