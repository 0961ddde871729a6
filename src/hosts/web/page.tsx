import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSession, offerOrganizations } from '#areas/people/sessions/session.hooks.ts';
import { watchAttention } from '#client/contact/attention.ts';
import { createQueryClient } from '#client/queries/query-client.ts';
import { clearSession } from '#client/session.ts';
import { installTransport } from '#client/transport.ts';
import { countPresses } from '#ui/form/counted-presses.ts';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { ConnectionProvider } from './transport/connection-context.ts';
import type { Connection } from './transport/connection.ts';
import { crashReports, reportingFailures, watchForDefects } from './defects.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { prepareOffline } from './offline.ts';
import { createAppRouter } from './routes/router.tsx';
import { keepContact } from './session/keep-contact.ts';
import { keepSession } from './session/keep-session.ts';
import { openOffline } from './session/open-offline.ts';

/** Shows the program in this window, over the connection given. */
export function showPage(connection: Connection): void {
  installTransport(reportingFailures(connection.transport));
  watchForDefects();
  watchAttention(window);
  countPresses(document);
  const queries = createQueryClient();
  if (connection.demo) offerOrganizations(queries, connection.demo.knownOrganizations);
  const router = createAppRouter(connection.demo ? 'hash' : 'path');
  keepSession(queries, connection.buildId);
  keepContact(queries, connection.probe);
  if (!connection.demo) openOffline();
  // The demo's first start takes seconds: who cannot be signed in sees the form meanwhile.
  if (connection.demo?.hasSession === false) clearSession();
  else void loadSession();

  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  createRoot(root, crashReports).render(
    <StrictMode>
      <UiProvider>
        <QueryClientProvider client={queries}>
          <ConnectionProvider value={connection}>
            <RouterProvider router={router} />
          </ConnectionProvider>
        </QueryClientProvider>
      </UiProvider>
    </StrictMode>,
  );
  fetchAhead(connection.demo ? 'soon' : 'on-first-input');
  void prepareOffline(connection.demo);
}
