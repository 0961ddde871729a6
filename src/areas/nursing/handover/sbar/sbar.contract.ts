import { z } from 'zod';
import { orderFacts } from '#kernel/care/ward-order.ts';

/** What is new about an order that nobody has read, or how far the laboratory is. */
const orderStates = ['new', 'changed', 'held', 'resumed', 'stopped', 'to_collect', 'awaited'] as const;

/** What the nurse who takes over needs to know of a patient, put together from the records. */
export const sbar = z.strictObject({
  situation: z.strictObject({
    bedNumber: z.string().nullable(),
    wardName: z.string().nullable(),
    /** Why the patient was admitted. */
    reason: z.string().nullable(),
    /** The first day is 1. */
    dayOfStay: z.number().int(),
  }),
  background: z.strictObject({
    diagnoses: z.array(z.string()),
    /** Null means that nobody has asked. */
    allergies: z.array(z.string()).nullable(),
    precautions: z.array(z.string()),
  }),
  assessment: z.strictObject({
    news2: z.number().int().nullable(),
    /** The total before it. */
    news2Before: z.number().int().nullable(),
    recordedAt: z.string().nullable(),
    /** The highest total since the shift began; null without one. */
    news2Highest: z.strictObject({ total: z.number().int(), at: z.string() }).nullable(),
    /** Signs of the newest set that are abnormal, with their values. */
    abnormal: z.array(z.strictObject({ sign: z.string(), value: z.number(), unit: z.string().nullable() })),
    /** Who was called since the shift began, and what was ordered. */
    calls: z.array(z.strictObject({ called: z.string(), calledAt: z.string(), ordered: z.string() })),
    /** What became of doses since the shift began. */
    doses: z.strictObject({
      given: z.number().int(),
      notGiven: z.array(
        z.strictObject({
          medicationName: z.string(),
          status: z.enum(['refused', 'held', 'missed']),
          at: z.string(),
          reason: z.string().nullable(),
        }),
      ),
    }),
    /** Millilitres of the fluid day of the shift; null where nothing was recorded. */
    fluids: z
      .strictObject({
        since: z.string(),
        intakeTotal: z.number().int(),
        outputTotal: z.number().int(),
        balance: z.number().int(),
      })
      .nullable(),
  }),
  recommendation: z.strictObject({
    /** Open ones, those due first; the text of the follow-up of a confidential note is null. */
    tasks: z.array(
      z.strictObject({ text: z.string().nullable(), dueAt: z.string(), isOverdue: z.boolean() }),
    ),
    /** When the set of vital signs that is overdue was due; null where none is. */
    vitalSignsOverdueSince: z.string().nullable(),
    /** Doses whose time has passed, the earliest first. */
    dosesOverdue: z.array(z.strictObject({ medicationName: z.string(), dueAt: z.string() })),
    /** Medicines whose order nobody has read, and what the laboratory has not answered. */
    orders: z.array(
      z.strictObject({
        kind: z.enum(['medicine', 'laboratory']),
        text: z.string(),
        state: z.enum(orderStates),
        at: z.string(),
      }),
    ),
    /** Orders of the doctors besides medicines: those that no nurse has read, and those that hold. */
    wardOrders: z.array(
      z.strictObject({
        order: orderFacts,
        note: z.string().nullable(),
        state: z.enum(['new', 'changed', 'stopped', 'holds']),
        at: z.string(),
      }),
    ),
    expectedDischarge: z.string().nullable(),
  }),
});

export type Sbar = z.output<typeof sbar>;

export const exampleSbar: Sbar = {
  situation: { bedNumber: 'B-01', wardName: 'Female Medicine', reason: 'Pneumonia', dayOfStay: 3 },
  background: { diagnoses: ['Type 2 diabetes'], allergies: ['Penicillin'], precautions: ['fall_risk'] },
  assessment: {
    news2: 3,
    news2Before: 5,
    recordedAt: '2026-03-03T05:00:00.000Z',
    news2Highest: { total: 6, at: '2026-03-02T22:10:00.000Z' },
    abnormal: [{ sign: 'heartRate', value: 104, unit: null }],
    calls: [
      { called: 'Dr. Rahim, registrar', calledAt: '2026-03-03T04:30:00.000Z', ordered: 'Blood cultures' },
    ],
    doses: {
      given: 2,
      notGiven: [
        {
          medicationName: 'Amoxira 500 mg',
          status: 'refused',
          at: '2026-03-03T04:00:00.000Z',
          reason: 'Feels sick',
        },
      ],
    },
    fluids: { since: '2026-03-02T01:00:00.000Z', intakeTotal: 1200, outputTotal: 900, balance: 300 },
  },
  recommendation: {
    tasks: [{ text: 'Weigh before breakfast', dueAt: '2026-03-03T06:30:00.000Z', isOverdue: true }],
    vitalSignsOverdueSince: null,
    dosesOverdue: [{ medicationName: 'Amoxira 500 mg', dueAt: '2026-03-03T06:00:00.000Z' }],
    orders: [{ kind: 'laboratory', text: 'Blood culture', state: 'awaited', at: '2026-03-03T04:40:00.000Z' }],
    wardOrders: [
      {
        order: { kind: 'oxygen', device: 'nasal-cannula', flow: 2, targetLowest: 94, targetHighest: 98 },
        note: null,
        state: 'new',
        at: '2026-03-03T04:30:00.000Z',
      },
    ],
    expectedDischarge: '2026-03-05',
  },
};
