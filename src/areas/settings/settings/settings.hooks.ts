import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import { getSettings, readIntegrations } from './settings.calls.ts';
import type { TenantSettings } from './settings.contract.ts';

// The first element of a key is the live topic that makes it fetched again.
const topic = 'settings';
const settingsKey = [topic, 'tenant'];

/** The settings of the hospital, kept fresh while somebody else changes them. */
export function useTenantSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => getSettings({}, signal) });
}

/** Puts answered settings where the screens look, and has the facts of the session fetched again. */
export function useRememberSettings(): (settings: TenantSettings) => void {
  const queries = useQueryClient();
  return (settings) => {
    void queries.invalidateQueries({ queryKey: [topic] });
    queries.setQueryData(settingsKey, settings);
  };
}

/** What this server is connected to. */
export function useIntegrations() {
  return useRead(topic, readIntegrations, {});
}
