import { minuteOf } from '#kernel/time/week-times.ts';
import type { Appointment } from './appointments/appointment.contract.ts';
import type { HoursSpan } from './doctors/hours/hours.rules.ts';

export interface SampleDoctor {
  name: string;
  specialty: string;
  /** E-mail of the account with which the doctor signs in. */
  email?: string;
  /** Days from today on which the doctor is on leave: the first and the last, after all sample appointments. */
  leave?: { from: number; to: number; reason: string };
}

/** Every sample doctor is there each morning, when the sample appointments are, and in the evening but on Fridays. */
export const sampleHours: HoursSpan[] = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
  const span = (from: string, to: string) => ({
    weekday,
    fromMinute: minuteOf(from),
    toMinute: minuteOf(to),
  });
  const morning = span('09:00', '13:00');
  return weekday === 5 ? [morning] : [morning, span('17:00', '20:00')];
});

/** The document's fixed list of doctors, as the first hospital starts with it. */
export const cityGeneralDoctors: SampleDoctor[] = [
  { name: 'Dr. Farhan Chowdhury', specialty: 'Internal Medicine', email: 'doctor@city-general.example' },
  { name: 'Dr. Shirin Sultana', specialty: 'Cardiology' },
  {
    name: 'Dr. Rezaul Karim',
    specialty: 'Pediatrics',
    leave: { from: 7, to: 11, reason: 'Annual leave' },
  },
];

export const downtownDoctors: SampleDoctor[] = [
  { name: 'Dr. Sadia Rahman', specialty: 'Internal Medicine', email: 'doctor@downtown-clinic.example' },
];

export interface SampleVisit {
  title: string;
  type: Appointment['type'];
  minutes: number;
  notes?: string;
}

/** What people come for, by specialty. */
export const sampleVisits: Record<string, SampleVisit[]> = {
  'Internal Medicine': [
    { title: 'General check-up', type: 'consultation', minutes: 30 },
    { title: 'Diabetes follow-up', type: 'follow_up', minutes: 20, notes: 'Bring the glucose diary' },
    { title: 'Fever and cough', type: 'consultation', minutes: 20 },
    { title: 'Blood pressure review', type: 'follow_up', minutes: 20 },
    { title: 'Wound dressing', type: 'procedure', minutes: 40 },
  ],
  Cardiology: [
    { title: 'Chest pain assessment', type: 'consultation', minutes: 40 },
    { title: 'Echocardiogram', type: 'procedure', minutes: 60, notes: 'No caffeine on the day' },
    { title: 'Follow-up after discharge', type: 'follow_up', minutes: 30 },
    { title: 'Exercise stress test', type: 'procedure', minutes: 60 },
  ],
  Pediatrics: [
    { title: 'Vaccination', type: 'procedure', minutes: 20 },
    { title: 'Growth check', type: 'consultation', minutes: 30 },
    { title: 'Asthma follow-up', type: 'follow_up', minutes: 30 },
  ],
};
