import { Drawer } from '@mantine/core';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFreshSession } from '#areas/people/sessions/session.hooks.ts';
import { useHandedOver } from '#client/handed/handed-over.ts';
import { NoticeLoadersProvider } from '#client/registration/notice-loaders.ts';
import { RecordKindsProvider } from '#client/registration/record-kinds.ts';
import { FillingsProvider, SlotView } from '#client/registration/slot-view.tsx';
import { shellNoticesSlot } from '#client/registration/slots.ts';
import { FullScreenSpinner } from '#ui/state/full-screen-spinner.tsx';
import { useLayer } from '#ui/layer/top-layer.ts';
import { inBoundary } from '#ui/state/crash/in-boundary.tsx';
import { fillings, noticeLoaders, recordKinds } from '../registered.ts';
import { useConnection } from '../transport/connection-context.ts';
import { OwnFormat } from './own-format.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { Sidebar } from './sidebar.tsx';
import { t } from './shell.texts.ts';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { UnsentEntries } from './unsent-entries.tsx';
import { usePageKeys } from './keys/use-page-keys.ts';
import { useSearchOpening } from './search/use-search-opening.ts';

const KeysDialog = lazy(async () => ({
  default: (await import('./keys/keys-dialog.tsx')).KeysDialog,
}));

const SearchDialog = lazy(async () => ({
  default: (await import('./search/search-dialog.tsx')).SearchDialog,
}));

const HandedOverDevice = lazy(async () => ({
  default: (await import('../guard/handed-over.tsx')).HandedOverDevice,
}));

/** The program of whoever is signed in; while the device is in other hands the one page that these are to see. */
export function Shell() {
  useFreshSession();
  const handed = useHandedOver();
  if (!handed) return <Frame />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <HandedOverDevice handed={handed} />
    </Suspense>
  );
}

/** Sidebar, top bar and the screen of the moment. */
function Frame() {
  // The demo's server is in the browser: nothing typed waits for a network.
  const { buildId } = useConnection();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useLayer(isMenuOpen, () => setMenuOpen(false));
  const { early, openSearch, closeSearch } = useSearchOpening();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);
  usePageKeys({
    main: mainRef,
    openSearch,
    openHelp: () => setHelpOpen(true),
  });
  return (
    <FillingsProvider value={fillings}>
      <RecordKindsProvider value={recordKinds}>
        <NoticeLoadersProvider value={noticeLoaders}>
          <OwnFormat>
            {/* A button, because `#main` would be resolved against the page's <base>. */}
            <button type="button" className={classes['skip']} onClick={() => mainRef.current?.focus()}>
              {t('skip')}
            </button>
            {buildId !== undefined && <UnsentEntries buildId={buildId} />}
            <div className={classes['frame']}>
              <Sidebar />
              <TopBar
                onOpenMenu={() => setMenuOpen(true)}
                onOpenSearch={openSearch}
                onOpenKeys={() => setHelpOpen(true)}
              />
              <main ref={mainRef} tabIndex={-1} className={classes['main']}>
                <SlotView slot={shellNoticesSlot} wrap={inBoundary} />
                <Outlet />
              </main>
              <FocusOnNewScreen mainRef={mainRef} />
            </div>
            <Drawer.Root
              opened={isMenuOpen}
              onClose={() => setMenuOpen(false)}
              closeOnEscape={false}
              size="18rem"
            >
              <Drawer.Overlay />
              <Drawer.Content aria-label={t('mainNavigation')}>
                <Drawer.Body>
                  <Drawer.CloseButton aria-label={t('closeMenu')} />
                  <SidebarMenu isCollapsed={false} onChoose={() => setMenuOpen(false)} />
                </Drawer.Body>
              </Drawer.Content>
            </Drawer.Root>
            {isHelpOpen && (
              <Suspense fallback={null}>
                <KeysDialog onClose={() => setHelpOpen(false)} />
              </Suspense>
            )}
            {early && (
              <Suspense fallback={null}>
                <SearchDialog early={early} onClose={closeSearch} />
              </Suspense>
            )}
          </OwnFormat>
        </NoticeLoadersProvider>
      </RecordKindsProvider>
    </FillingsProvider>
  );
}

/**
 * A screen reader must hear that the screen changed; the first screen keeps the browser's own start. Apart from the shell,
 * of which a step to another screen draws nothing anew.
 */
function FocusOnNewScreen({ mainRef }: { mainRef: React.RefObject<HTMLElement | null> }): null {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    mainRef.current?.focus({ preventScroll: true });
  }, [path, mainRef]);
  return null;
}
