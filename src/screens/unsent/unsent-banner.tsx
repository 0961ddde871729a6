import { Button } from '@mantine/core';
import { useState } from 'react';
import type { KeepableKind } from '#client/registration/keepable-kinds.ts';
import { useUnsent } from '#client/unsent/unsent-state.ts';
import { Banner } from '#ui/state/banners/banner.tsx';
import type { TellDiscarded } from './discard-form.tsx';
import { UnsentDialog } from './unsent-dialog.tsx';
import { t } from './unsent.texts.ts';
import { useSendingUnsent } from './use-sending-unsent.ts';

/** A line over every screen while something is not sent, with the way to the list; and what it keeps and sends. */
export function UnsentBanner({ kinds, tell }: { kinds: readonly KeepableKind[]; tell: TellDiscarded }) {
  useSendingUnsent();
  const { entries, others } = useUnsent();
  const [isOpen, setOpen] = useState(false);
  const asking = entries.filter(({ refusal }) => refusal !== null).length;
  const waiting = entries.length - asking;
  const words = [
    asking > 0 && t('asking', { count: asking }),
    waiting > 0 && t('waiting', { count: waiting }),
  ].filter(Boolean);
  return (
    <>
      <Banner isShown={words.length > 0} icon="alert" tone={asking > 0 ? 'danger' : 'warning'}>
        <span>{words.join(' · ')}</span>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          {t('show')}
        </Button>
      </Banner>
      <Banner isShown={others > 0} icon="info" tone="info">
        <span>{t('others', { count: others })}</span>
      </Banner>
      {isOpen && <UnsentDialog kinds={kinds} tell={tell} onClose={() => setOpen(false)} />}
    </>
  );
}
