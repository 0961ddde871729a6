import { maxPageSize } from '#kernel/page.ts';
import { readRegister } from '../controlled.calls.ts';
import type { ControlledRegister } from '../controlled.contract.ts';

/** All pages of a register that is open: a printed one leaves nothing out. */
export async function readWholeRegister({
  medicineId,
  place,
  from,
  to,
}: ControlledRegister): Promise<ControlledRegister> {
  const asked = { medicineId, placeId: place.id, from, to, limit: maxPageSize };
  const whole = await readRegister(asked);
  let { nextCursor } = whole;
  const rows = [...whole.rows];
  while (nextCursor !== null) {
    const page = await readRegister({ ...asked, cursor: nextCursor });
    rows.push(...page.rows);
    nextCursor = page.nextCursor;
  }
  return { ...whole, rows, nextCursor };
}
