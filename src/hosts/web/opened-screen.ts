import { areaRoutes } from './registered.ts';
import './shell/shell.tsx';

/** Fetches the screen of an address behind the sign-in, and with this file the shell around it. */
export function fetchScreenAt(address: string): void {
  const route = areaRoutes.find(({ path }) => isAt(path, address));
  // Whoever opens it fetches it again and tells when it fails.
  route?.load().catch(() => {});
}

function isAt(path: string, address: string): boolean {
  const [wanted, given] = [path, address].map((one) => one.split('/'));
  return (
    wanted!.length === given!.length &&
    wanted!.every((part, at) => part.startsWith('$') || part === given![at])
  );
}
