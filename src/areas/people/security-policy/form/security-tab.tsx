import { useState } from 'react';
import { QueryStatus } from '#ui/state/query-status.tsx';
import type { SecurityPolicy } from '../security-policy.contract.ts';
import { useSecurityPolicy } from '../security-policy.hooks.ts';
import { t } from '../security-policy.texts.ts';
import { SecurityPolicyForm } from './security-policy-form.tsx';

/** The tab 'Security' of the settings. */
export function SecurityTab() {
  const query = useSecurityPolicy();
  const { data } = query;
  // The form keeps what it was opened with: what others save in the meantime is told when it would be overwritten.
  const [opened, setOpened] = useState<SecurityPolicy>();
  const policy = opened ?? data;
  if (!policy) return <QueryStatus query={query} failed={t('failedToLoad')} />;
  return <SecurityPolicyForm key={policy.version} policy={policy} onReplace={setOpened} />;
}
