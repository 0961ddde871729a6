import type { DischargeFormProps } from '#areas/inpatient/inpatient-web.public.ts';
import { useCourse, useRunningOrders } from '../discharge-medicines.hooks.ts';
import { WrittenDischarge } from './written-discharge.tsx';

/**
 * The discharge with the orders of the stay, which are read first. Who may not read them, as of a restricted record,
 * writes medicines in words.
 */
export function DischargeMedicinesForm({ inWords, ...props }: DischargeFormProps) {
  const orders = useRunningOrders(props.admission.id);
  const course = useCourse(props.admission);
  if (orders.isError) return inWords;
  if (!orders.isFetchedAfterMount || !orders.data || course === undefined) return null;
  const lines = orders.data.lines.filter(({ isOnce }) => !isOnce);
  const ending = orders.data.lines.map(({ id }) => id);
  return <WrittenDischarge {...props} lines={lines} ending={ending} course={course} />;
}
