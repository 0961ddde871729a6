import { useState } from 'react';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import type { SecurityPolicy } from '../security-policy.contract.ts';
import { useSecurityPolicy } from '../security-policy.hooks.ts';
import { t } from '../security-policy.texts.ts';
import { SecurityPolicyForm } from './security-policy-form.tsx';

/** The tab 'Security' of the settings. */
export function SecurityTab() {
  const { data, isError, isFetching, refetch } = useSecurityPolicy();
  // The form keeps what it was opened with: what others save in the meantime is told when it would be overwritten.
  const [opened, setOpened] = useState<SecurityPolicy>();
  const policy = opened ?? data;
  if (!policy && isError) {
    return <ErrorPanel message={t('failedToLoad')} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!policy) return <LoadingSkeleton />;
  return <SecurityPolicyForm key={policy.version} policy={policy} onReplace={setOpened} />;
}
