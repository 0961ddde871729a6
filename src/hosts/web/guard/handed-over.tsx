import { Button, Container, Group } from '@mantine/core';
import { type ComponentType, createElement, Suspense, useEffect, useState } from 'react';
import {
  closeHandedPage,
  endHandingOver,
  type HandedOver,
  isHandedOver,
} from '#client/handed/handed-over.ts';
import { currentSession } from '#client/session.ts';
import { lazyOnce } from '#client/registration/lazy-once.ts';
import { FillingsProvider, useFillings } from '#client/registration/slot-view.tsx';
import { type HandedPageProps, handedPageSlot } from '#screens/handed/handed-page-slot.ts';
import { useLanguage } from '#ui/i18n/language.ts';
import { showIn, showOwnLanguage } from '#ui/i18n/shown-language.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { LoadingSkeleton } from '#ui/state/skeletons.tsx';
import { StatePage } from '#ui/state/state-page.tsx';
import { fillings } from '../registered.ts';
import { OwnFormat } from '../shell/own-format.tsx';
import { t } from './handed-over.texts.ts';
import './handed-over.bengali.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { usePause } from './use-pause.ts';

/** Nobody touches the device for so long, and it shows nothing any more. */
const pauseMs = 3 * 60_000;

/**
 * The one page that a device shows while somebody holds it who is not signed in: no menu, no address leads out of it, and
 * what was shown disappears after a pause. Whoever is signed in takes it back with their password.
 */
export function HandedOverDevice({ handed }: { handed: HandedOver }) {
  const language = useLanguage();
  useEffect(() => {
    if (language !== handed.language) void showIn(handed.language);
  }, [language, handed.language]);
  useEffect(
    () => () => {
      // Another language renders everything anew, also while the device stays in other hands.
      const isStillShown = isHandedOver() && currentSession().status === 'signed-in';
      if (!isStillShown) void showOwnLanguage();
    },
    [],
  );
  return language === handed.language ? <LockedDevice handed={handed} /> : <FullScreenSpinner />;
}

function LockedDevice({ handed }: { handed: HandedOver }) {
  const isPaused = usePause(pauseMs);
  const [done, setDone] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const isShown = handed.facts !== null && done === undefined && !isPaused;
  useEffect(() => {
    if (isPaused) closeHandedPage();
  }, [isPaused]);
  function close(words: string) {
    setDone(words);
    closeHandedPage();
  }
  return (
    <FillingsProvider value={fillings}>
      <OwnFormat>
        <main>
          <Container size="sm" py="lg">
            {isShown ? (
              <HandedPage handed={handed} onDone={close} />
            ) : (
              <StatePage icon="lock" title={done ?? t('hiddenTitle')} text={t('hiddenText')} />
            )}
            <Group justify="center" mt="xl">
              <Button variant="subtle" size="compact-sm" color="gray" onClick={() => setTaking(true)}>
                {t('takeBack')}
              </Button>
            </Group>
          </Container>
        </main>
        {isTaking && <TakeBackDialog onTaken={endHandingOver} onClose={() => setTaking(false)} />}
      </OwnFormat>
    </FillingsProvider>
  );
}

interface HandedPageFrameProps {
  handed: HandedOver;
  onDone: (words: string) => void;
}

function HandedPage({ handed: { page, recordId, language, facts }, onDone }: HandedPageFrameProps) {
  const filling = useFillings(handedPageSlot).find(({ id }) => id === page);
  if (!filling) return <StatePage icon="lock" title={t('hiddenTitle')} text={t('hiddenText')} />;
  return (
    <Suspense fallback={<LoadingSkeleton />}>
      {createElement(lazyOnce(filling.load as () => Promise<ComponentType<HandedPageProps>>), {
        recordId,
        language,
        facts: facts ?? {},
        onDone,
      })}
    </Suspense>
  );
}
