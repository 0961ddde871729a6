import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, getConfig, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { loadSession } from '#areas/people/sessions/session.hooks.ts';
import { createQueryClient } from '#client/queries/query-client.ts';
import { clearSession, usePerson } from '#client/session.ts';
import { installTransport, type Transport } from '#client/transport.ts';
import { ConnectionProvider } from '#hosts/web/transport/connection-context.ts';
import { explainingRefusals } from '#hosts/web/refusals/explaining.ts';
import { createAppRouter } from '#hosts/web/routes/router.tsx';
import { keepSession } from '#hosts/web/session/keep-session.ts';
import { dismissConfirmations } from '#ui/feedback/confirm-store.ts';
import { TenantFormatProvider } from '#ui/i18n/format-provider.tsx';
import { dateFormats } from '#ui/i18n/tenant-format.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import type { Caller, Hospital, SampleRole } from '../hospital.ts';
import { leaveOutOwnerStacks } from './cheap-elements.ts';
import { openDirectTransport } from './direct-transport.ts';
import { addWhatJsdomLacks } from './missing-in-jsdom.ts';

leaveOutOwnerStacks();
configure(({ getElementError }) => ({
  // What is looked for again and again prints the whole page only once it is given up.
  getElementError: (message, container) =>
    isLookedForAgain() ? new Error(message ?? '') : getElementError(message, container),
}));

/** Testing Library says so in a setting that its types leave out. */
function isLookedForAgain(): boolean {
  const settings = new Map<string, unknown>(Object.entries(getConfig()));
  return settings.get('_disableExpensiveErrorDiagnostics') === true;
}

/** What a test finds on the screen, as a person would, and the person's hands. */
export type Screen = typeof screen & {
  user: UserEvent;
  /** Path and search of the moment. */
  address(): string;
};

export interface RenderOptions {
  /** One of the hospital's people by role, or somebody whom the test has signed in. */
  as: SampleRole | Caller;
  /** Stands between the screen and the dispatcher, to lose a call on the way. */
  through?: (transport: Transport) => Transport;
}

/** Leaves the page that is open, if one is. */
let leave = async (): Promise<void> => {};

/**
 * Shows the program at an address as somebody of a test's hospital: the real router, screens and dispatcher on the
 * real database, in jsdom. For what needs no browser: fields and their errors, who sees which button, filters and
 * addresses, empty and failed lists. A second call within a test leaves the first page. A file that uses it begins with `// @vitest-environment jsdom`.
 */
export function renderScreen(hospital: Hospital, address: string, options: RenderOptions): Promise<Screen> {
  return renderInProgram(hospital, { ...options, address });
}

/** Shows one piece of a screen, such as a picker, as `renderScreen` shows a screen, without the program around it. */
export function renderPiece(hospital: Hospital, piece: ReactNode, options: RenderOptions): Promise<Screen> {
  return renderInProgram(hospital, { ...options, piece });
}

/** Dates and times as the hospital writes them, which the shell of the program says otherwise. */
function InHospital({ children }: { children: ReactNode }) {
  const { tenant } = usePerson();
  return (
    <TenantFormatProvider format={{ ...tenant, dateFormat: dateFormats[0] }}>{children}</TenantFormatProvider>
  );
}

async function renderInProgram(
  hospital: Hospital,
  {
    as,
    through = (transport) => transport,
    address = '/',
    piece,
  }: RenderOptions & { address?: string; piece?: ReactNode },
): Promise<Screen> {
  addWhatJsdomLacks();
  // Two pages at once would share the window's address, and each follow where the other goes.
  await leave();
  // Whatever a test of another file left: they share the window.
  cleanup();
  const { token } = typeof as === 'string' ? await hospital.as(as) : as;
  const direct = openDirectTransport(hospital, token);
  const transport = through(direct);
  installTransport(explainingRefusals(transport));
  const queries = createQueryClient();
  const connection = { transport, probe: async () => {} };
  window.history.replaceState(null, '', address);
  const router = createAppRouter('path');
  keepSession(queries, undefined);
  await loadSession();
  render(
    <UiProvider>
      <QueryClientProvider client={queries}>
        <ConnectionProvider value={connection}>
          {piece === undefined ? <RouterProvider router={router} /> : <InHospital>{piece}</InHospital>}
        </ConnectionProvider>
      </QueryClientProvider>
    </UiProvider>,
  );
  leave = async () => {
    leave = async () => {};
    // What was asked for is answered before the next page takes the screen's place.
    await waitFor(() => {
      if (queries.isFetching() > 0) throw new Error('The screen still reads.');
    });
    dismissConfirmations();
    cleanup();
    notifications.clean();
    clearSession();
    router.history.destroy();
    direct.close();
    localStorage.clear();
    sessionStorage.clear();
  };
  onTestFinished(() => leave());
  const user = userEvent.setup();
  return Object.assign(Object.create(screen) as typeof screen, {
    user,
    address: () => window.location.pathname + window.location.search,
  });
}
