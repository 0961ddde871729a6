import type { ReactNode } from 'react';
import { StatePage } from './state-page.tsx';
import { t } from './state.texts.ts';

export type AccessMessageProps = { action?: ReactNode } & (
  | { reason: 'denied' }
  /** `module` is the name people read, such as 'Nursing'. */
  | { reason: 'restricted'; module: string }
);

/** Says in the specification's words why a screen is not shown. */
export function AccessMessage(props: AccessMessageProps) {
  const { action } = props;
  if (props.reason === 'restricted') {
    const text = t('restrictedText', { module: props.module });
    return <StatePage icon="lock" tone="warning" title={t('restrictedTitle')} text={text} action={action} />;
  }
  return (
    <StatePage icon="lock" tone="danger" title={t('deniedTitle')} text={t('deniedText')} action={action} />
  );
}
