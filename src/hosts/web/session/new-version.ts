import { createStore, useStore } from '#client/store.ts';

const isNewer = createStore(false);

/** Compares the build that the server runs with the one this page was loaded from. */
export function noteServerBuild(serverBuild: string, pageBuild: string | undefined): void {
  if (pageBuild !== undefined && serverBuild !== pageBuild) isNewer.set(true);
}

/** True once the server runs another build than this page. */
export function useIsNewVersionReady(): boolean {
  return useStore(isNewer);
}
