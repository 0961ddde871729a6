/** Names the hospital that the operator reads for support: sent beside every call of such a page. */
export const supportHeader = 'openward-support';

const key = 'openward.support';

/** The hospital that this tab reads for support; undefined in every other tab. */
export function supportedHospital(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Opens the hospital for reading in this tab alone. */
export function enterSupport(hospitalId: string): void {
  sessionStorage.setItem(key, hospitalId);
  location.assign('/dashboard');
}

/** Goes back to what the operator keeps of the hospital; nothing where this tab reads none. */
export function leaveSupport(): void {
  const hospitalId = supportedHospital();
  if (hospitalId === undefined) return;
  sessionStorage.removeItem(key);
  location.assign(`/dashboard/super-admin/clients/${hospitalId}`);
}

/** Headers of a call of a page that reads for support. */
export function supportHeaders(): Record<string, string> {
  const hospitalId = supportedHospital();
  return hospitalId === undefined ? {} : { [supportHeader]: hospitalId };
}
