/** What is unusual about a start, so that it is asked again before it counts. */
export const startDoubts = ['other_day', 'no_anaesthetist', 'one_person'] as const;

export type StartDoubt = (typeof startDoubts)[number];

export interface StartFacts {
  /** The day for which it is planned, and the day on which it begins, by the hospital's calendar. */
  plannedDay: string | null;
  day: string;
  /** An anaesthesia is planned that is not given by the surgeon into the wound. */
  needsAnaesthetist: boolean;
  surgeonIds: readonly string[];
  /** Of the team. */
  anaesthetistIds: readonly string[];
  /** Who gives the anaesthesia by its record. */
  recordedId: string | undefined;
}

/** What is unusual about a start, in the order in which it is asked. */
export function doubtsOf({
  plannedDay,
  day,
  needsAnaesthetist,
  surgeonIds,
  anaesthetistIds,
  recordedId,
}: StartFacts): StartDoubt[] {
  const givers = [...anaesthetistIds, ...(recordedId === undefined ? [] : [recordedId])];
  const isOnePerson = givers.length > 0 && givers.every((id) => surgeonIds.includes(id));
  const isDoubtful: Record<StartDoubt, boolean> = {
    other_day: plannedDay !== null && plannedDay !== day,
    no_anaesthetist: needsAnaesthetist && anaesthetistIds.length === 0,
    one_person: isOnePerson,
  };
  return startDoubts.filter((doubt) => isDoubtful[doubt]);
}
