/** How a record says whether it is in use. */
export type InUse = { isActive: boolean } | { status: 'active' | 'inactive' };

/** True for a record that is offered where something new is made. */
export function isInUse(record: InUse): boolean {
  return 'isActive' in record ? record.isActive : record.status === 'active';
}
