import { useState } from 'react';
import { useMay, usePerson } from '#client/session.ts';
import { permissionOfRole } from '../../cases/booking/team.rules.ts';
import { theatreTeam } from '../../papers/paper-access.ts';
import type { Checklist, ChecklistItem } from '../checklist.contract.ts';
import { speakersFor } from '../checklist.rules.ts';

type Role = ChecklistItem['saidByRole'];

/** Somebody who can be named as having said an item. */
interface NamedSpeaker {
  id: string;
  name: string;
}

/** Who says the items of each part: whoever ticks where it is theirs, otherwise somebody of the team by name. */
export function useSpeakers({ team }: Pick<Checklist, 'team'>) {
  const { user } = usePerson();
  const may = useMay();
  const [chosen, setChosen] = useState<Record<string, string>>({});

  function choicesOf(role: Role): NamedSpeaker[] {
    const ofTeam = speakersFor(team, role);
    const isBesideTeam = !team.some(({ id }) => id === user.id);
    const isAble = may(role === null ? theatreTeam : permissionOfRole[role]);
    return isBesideTeam && isAble
      ? [{ id: user.id, name: `${user.firstName} ${user.lastName}`.trim() }, ...ofTeam]
      : ofTeam;
  }

  /** '' while somebody is still to be chosen. */
  function speakerOf(role: Role): string {
    const choices = choicesOf(role);
    const picked = chosen[role ?? ''];
    if (picked !== undefined && choices.some(({ id }) => id === picked)) return picked;
    if (choices.some(({ id }) => id === user.id)) return user.id;
    return choices.length === 1 ? choices[0]!.id : '';
  }

  return {
    choicesOf,
    speakerOf,
    choose: (role: Role, personId: string) => setChosen((before) => ({ ...before, [role ?? '']: personId })),
  };
}

export type Speakers = ReturnType<typeof useSpeakers>;
