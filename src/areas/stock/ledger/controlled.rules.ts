/** True where two people take something out on a day: it is controlled, or was so a short while ago. */
export function isControlledOn(
  item: { is_controlled: boolean; controlled_until: string | null },
  day: string,
): boolean {
  return item.is_controlled || (item.controlled_until !== null && day <= item.controlled_until);
}
