import type { Permission } from '#kernel/access/permissions.ts';
import type { TeamRole } from '../case.contract.ts';

/** Who can have which part in an operation: whoever may do its work. */
export const permissionOfRole: Readonly<Record<TeamRole, Permission>> = {
  surgeon: 'surgery.operate',
  assistant: 'surgery.operate',
  anesthesiologist: 'surgery.anesthesia',
  nurse: 'surgery.nursing',
};

export interface TeamFields {
  surgeonId: string;
  assistantSurgeonId: string | null;
  anesthesiologistId: string | null;
  nurseIds: readonly string[];
}

export interface TeamMember {
  userId: string;
  role: TeamRole;
  /** The field that names the person. */
  field: keyof TeamFields;
}

/** Everybody in the team with their part. */
export function membersOf(team: TeamFields): TeamMember[] {
  const { surgeonId, assistantSurgeonId, anesthesiologistId, nurseIds } = team;
  return [
    { userId: surgeonId, role: 'surgeon', field: 'surgeonId' },
    ...(assistantSurgeonId === null
      ? []
      : [{ userId: assistantSurgeonId, role: 'assistant', field: 'assistantSurgeonId' } as const]),
    ...(anesthesiologistId === null
      ? []
      : [{ userId: anesthesiologistId, role: 'anesthesiologist', field: 'anesthesiologistId' } as const]),
    ...nurseIds.map((userId) => ({ userId, role: 'nurse', field: 'nurseIds' }) as const),
  ];
}

/** The member who is named a second time; undefined where everybody is named once. */
export function namedTwice(members: readonly TeamMember[]): TeamMember | undefined {
  return members.find(({ userId }, place) => members.findIndex((other) => other.userId === userId) < place);
}
