/** How a record says whether it is in use. */
export type InUse = { isActive: boolean } | { status: 'active' | 'inactive' };

/** True for a record that is offered where something new is made. */
export function isInUse(record: InUse): boolean {
  return 'isActive' in record ? record.isActive : record.status === 'active';
}

/** What a change says to take a record out of use or to bring it back, in the record's own field. */
export function inUseAs(record: object, to: 'active' | 'inactive'): InUse {
  return 'isActive' in record ? { isActive: to === 'active' } : { status: to };
}
