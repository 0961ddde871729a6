import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '#client/queries/reads.ts';
import { getCourse } from './milestone.calls.ts';
import type { Course } from './milestone.contract.ts';

const topic = 'surgical-cases';

/** The milestones and delays of a case. */
export function useCourse(caseId: string) {
  return useRead(topic, getCourse, { caseId });
}

/** Puts an answered course where its screen looks, and has theatres and lists fetched again. */
export function useRememberCourse(): (course: Course) => void {
  const queries = useQueryClient();
  return (course) => {
    queries.setQueryData(readKey(topic, getCourse, { caseId: course.caseId }), course);
    void queries.invalidateQueries({ queryKey: [topic] });
    void queries.invalidateQueries({ queryKey: ['theatres'] });
  };
}
