import type { HomeWorkSource } from '#server/points/home-work.ts';
import { maxHomeItems } from '#kernel/care/home-work.ts';
import { notice } from '../../nursing.notices.ts';
import { selectTasks, type TaskRow } from '../task.queries.ts';

/** Open tasks, those due first: a nurse who has patients of a shift is told of these, others of all. */
export const dueTasks: HomeWorkSource = {
  order: 50,
  access: 'nursing.write',
  async find({ db, tenantId, actor, clock }) {
    const request = { nurseId: actor.userId, orOfAll: true, state: 'open', limit: maxHomeItems } as const;
    const rows = await selectTasks(db, tenantId, request, actor);
    const now = clock.now().toISOString();
    return {
      notice: notice('homeTasks'),
      link: '/dashboard/nursing',
      items: rows.slice(0, maxHomeItems).map((row) => ({
        id: row.id,
        at: row.due_at,
        tone: row.due_at < now ? 'warning' : 'plain',
        notice: noticeOf(row),
        link: `/dashboard/patients/${row.patient_id}`,
      })),
    };
  },
};

function noticeOf(row: TaskRow) {
  const facts = {
    patient: `${row.first_name} ${row.last_name}`.trim(),
    patientNumber: row.patient_number,
    // What is to be done for a restricted patient is told on their own page.
    text: row.is_restricted ? '' : (row.told ?? ''),
  };
  const place = [row.ward_name, row.bed_number].filter(Boolean).join(', ');
  return place === '' ? notice('homeTaskWithoutBed', facts) : notice('homeTask', { ...facts, place });
}
