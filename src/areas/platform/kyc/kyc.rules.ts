/** Pending, and asked back: the applicant is to answer; both wait for a decision. */
export const kycStatuses = ['pending', 'asked', 'approved', 'rejected'] as const;

export type KycStatus = (typeof kycStatuses)[number];

/** What the operator looks at before an application is approved. */
export const checklistItems = [
  'license_readable',
  'license_names_organization',
  'license_valid',
  'photo_readable',
  'contact_reached',
] as const;

export type ChecklistItem = (typeof checklistItems)[number];

/** True while somebody still has to decide. */
export function isOpen(status: KycStatus): boolean {
  return status === 'pending' || status === 'asked';
}

/** The items of the checklist that nobody has ticked. */
export function uncheckedItems(checked: readonly ChecklistItem[]): ChecklistItem[] {
  return checklistItems.filter((item) => !checked.includes(item));
}
