const lockName = 'openward';

export interface Candidacy {
  /** Resolves at once: whether this tab leads from the start. */
  leadsAtOnce: Promise<boolean>;
  /** Resolves when this tab leads, which it then does until it closes. */
  leads: Promise<void>;
}

/** Stands for the leadership of the demo's tabs: one tab holds the lock, and the browser passes it on. */
export function standForLeadership(): Candidacy {
  const leads = Promise.withResolvers<void>();
  const leadsAtOnce = new Promise<boolean>((resolve) => {
    void navigator.locks.request(lockName, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? holdForEver(leads.resolve) : undefined;
    });
  });
  void waitInLine(leadsAtOnce, leads.resolve);
  return { leadsAtOnce, leads: leads.promise };
}

async function waitInLine(leadsAtOnce: Promise<boolean>, begin: () => void): Promise<void> {
  if (await leadsAtOnce) return;
  await navigator.locks.request(lockName, () => holdForEver(begin));
}

function holdForEver(begin: () => void): Promise<never> {
  begin();
  return new Promise(() => {});
}
