import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgery-menu', {
  dashboard: 'Surgery Dashboard',
  cases: 'Surgical Cases',
  newCase: 'New Case',
  case: 'Surgical Case',
  schedule: 'Theatre Schedule',
  theatres: 'Theatres',
  procedures: 'Procedures',
  sessions: 'Theatre Sessions',
  sessionsAlso: 'operating sessions, emergency slots, block time',
  scheduleAlso: 'operating list, OT list, theatre board',
  casesAlso: 'operations, waiting list, OT',
  theatresAlso: 'operating rooms, OT, cleaning',
  scheduleSurgery: 'Schedule Surgery',
  emergency: 'Emergency Operation',
  emergencyAlso: 'operation at once, night operation, start without checklist',
});
