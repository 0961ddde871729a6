const leaseMs = 90_000;
const leasePrefix = 'openward.unsent-turn ';

/**
 * Runs the work in one tab of the browser at a time; the others wait for their turn. Pages that are not secure have no
 * locks: there a note in the storage that runs out takes their place, and a tab that finds one leaves its turn. Two
 * tabs that pass each other all the same send under the same keys, so that each entry counts once.
 */
export async function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const note = leasePrefix + name;
  if (Number(localStorage.getItem(note) ?? 0) > Date.now()) return undefined;
  const renew = () => localStorage.setItem(note, String(Date.now() + leaseMs));
  renew();
  const renewing = setInterval(renew, leaseMs / 3);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    localStorage.removeItem(note);
  }
}
