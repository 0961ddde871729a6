import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { KeepableKind } from '#client/registration/keepable-kinds.ts';
import { removeUnreadable } from '#client/unsent/decide-entry.ts';
import { useUnsent } from '#client/unsent/unsent-state.ts';
import { Banner } from '#ui/state/banners/banner.tsx';
import type { TellDiscarded } from './discard-form.tsx';
import { t } from './unsent.texts.ts';
import { useSendingUnsent } from './use-sending-unsent.ts';

const loadDialog = async () => ({ default: (await import('./unsent-dialog.tsx')).UnsentDialog });
const UnsentDialog = lazy(loadDialog);

/** A line over every screen while something is not sent, with the way to the list; and what it keeps and sends. */
export function UnsentBanner({ kinds, tell }: { kinds: readonly KeepableKind[]; tell: TellDiscarded }) {
  useSendingUnsent();
  const { entries, others, unreadable } = useUnsent();
  const [isOpen, setOpen] = useState(false);
  // It is opened when the network is away, so it is fetched while that is there.
  useEffect(() => void loadDialog().catch(() => {}), []);
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
      <Banner isShown={unreadable.length > 0} icon="alert" tone="danger">
        <span>{t('unreadable', { count: unreadable.length })}</span>
        <Button size="compact-sm" variant="default" onClick={() => void removeUnreadable(unreadable)}>
          {t('removeUnreadable')}
        </Button>
      </Banner>
      <Banner isShown={others > 0} icon="info" tone="info">
        <span>{t('others', { count: others })}</span>
      </Banner>
      {isOpen && (
        <Suspense fallback={null}>
          <UnsentDialog kinds={kinds} tell={tell} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
