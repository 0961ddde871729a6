import { expect } from '@playwright/test';
import {
  addToField,
  beginAnesthesia,
  confirmCount,
  countPieces,
  dragToTheatre,
  endAnesthesia,
  line,
  markNoteInError,
  openCase,
  openPart,
  planAnesthesiaInError,
  readRefusal,
  recordNow,
  signConsent,
  startUnusual,
  tickPhase,
  useFromStore,
  writeAndSignNote,
} from './theatre-ways.ts';
import {
  answer,
  fill,
  findPatient,
  openMenu,
  pick,
  press,
  registerByCall,
  row,
  signOutByMenu,
  test,
  touch,
} from './ways.ts';

const operation = 'Inguinal hernia repair';

test('an operation from the waiting list to the ward and the bill', async ({ at, colleague }) => {
  const surgeon = await at('Doctor');
  const patient = await registerByCall(surgeon);
  await findPatient(surgeon, patient.name);
  await press(surgeon, 'Schedule Surgery');
  const procedure = surgeon.getByRole('combobox', { name: 'Procedure', exact: true });
  await pick(
    procedure.or(surgeon.getByRole('textbox', { name: 'Procedure', exact: true })),
    'hernia',
    /^Inguinal hernia repair/,
  );
  await surgeon.getByRole('combobox', { name: 'Side' }).selectOption('Left');
  await fill(surgeon, { 'Pre-operative diagnosis': 'Inguinal hernia' });
  await pick(surgeon.getByRole('combobox', { name: 'Surgeon', exact: true }), 'Farhan', /Farhan Chowdhury/);
  await press(surgeon, 'Schedule Surgery');
  const heading = surgeon.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^OR-\d{6}$/);
  const caseNumber = await heading.innerText();

  const theatre = await at('Theatre Nurse');
  await dragToTheatre(theatre, patient.name, { daysAhead: 4, theatre: 'OT-2', from: '08:00' });
  await touch(theatre.locator('[data-event-id]', { hasText: patient.name }));
  await press(theatre.getByRole('dialog', { name: caseNumber }), 'Open case');
  await expect(theatre.getByText(/OT-2/).first()).toBeVisible();
  await press(theatre, 'Confirm');
  await answer(theatre, 'Confirm');

  // The surgeon's page follows without being loaded again.
  await expect(surgeon.getByRole('button', { name: 'Start Surgery' })).toBeVisible();
  await signConsent(surgeon);

  await press(theatre, 'Start Surgery');
  await readRefusal(theatre, 'Start Surgery', 'The safety checklist is not complete.');
  await openPart(theatre, 'Day of Surgery');
  await recordNow(theatre, 'Called');
  await recordNow(theatre, 'Arrived');
  await openPart(theatre, 'Safety Checklist');
  await expect(theatre.getByText('Cannot proceed')).toBeVisible();
  await tickPhase(theatre, 'Sign In');

  const anaesthetist = await at(await colleague('Doctor'));
  await openCase(anaesthetist, caseNumber);
  await planAnesthesiaInError(anaesthetist, caseNumber);
  await beginAnesthesia(anaesthetist, caseNumber);

  await tickPhase(theatre, 'Time Out');
  const scrub = await at(await colleague('Theatre Nurse'));
  await openCase(scrub, caseNumber);
  await openPart(scrub, 'Counts');
  await openPart(theatre, 'Counts');
  await countPieces(theatre, { button: 'Count before', counted: { Swabs: 10, Needles: 4, Instruments: 32 } });
  await confirmCount(scrub, 'Before the operation');
  await press(surgeon, 'Start Surgery');
  await startUnusual(surgeon);
  await expect(theatre.getByText('In Progress', { exact: true }).first()).toBeVisible();

  await openPart(theatre, 'Consumables');
  await useFromStore(theatre, 'suture', 2);
  await openPart(theatre, 'Counts');
  await addToField(theatre, 'Swabs', 5);
  await press(surgeon, 'Complete Surgery');
  await readRefusal(surgeon, 'Complete Surgery', 'The safety checklist is not complete.');
  await countPieces(theatre, {
    button: 'Count at the end',
    counted: { Swabs: 14, Needles: 4, Instruments: 32 },
  });
  await confirmCount(scrub, 'At the end');
  await expect(theatre.getByText('The counts do not agree.')).toBeVisible();
  await expect(theatre.getByText('Swabs: 14 of 15').first()).toBeVisible();
  // The swab is found.
  await countPieces(theatre, {
    button: 'Count at the end',
    counted: { Swabs: 15, Needles: 4, Instruments: 32 },
  });
  await confirmCount(scrub, 'At the end');
  await expect(theatre.getByText('The counts agree.')).toBeVisible();
  await openPart(theatre, 'Safety Checklist');
  await tickPhase(theatre, 'Sign Out');
  await openPart(theatre, 'Day of Surgery');
  await recordNow(theatre, 'Out of theatre');
  await press(theatre, 'Complete Surgery');
  await answer(theatre, 'Complete Surgery');
  await writeAndSignNote(surgeon, operation);
  await markNoteInError(surgeon, { caseNumber, reason: 'Written about the neighbour' });
  await writeAndSignNote(surgeon, operation);
  await openPart(theatre, 'Day of Surgery');
  await recordNow(theatre, 'Recovery');
  await endAnesthesia(anaesthetist);
  await signOutByMenu(theatre);

  const ward = await at('Nurse');
  await findPatient(ward, patient.name);
  await touch(ward.getByRole('region', { name: 'Operations' }).getByRole('link', { name: operation }));
  await openPart(ward, 'Day of Surgery');
  await recordNow(ward, 'Accepted on the ward');
  await openPart(ward, 'Operative Notes');
  const notes = ward.getByRole('main');
  await expect(row(notes, operation, 'SIGNED')).toBeVisible();
  await touch(row(notes, operation, 'Entered in error').getByRole('link').first());
  await expect(ward.getByText(/^Written about the neighbour \(/)).toBeVisible();

  const billing = await at('Billing Clerk');
  await openMenu(billing, 'Theatre Charges');
  await touch(line(billing, patient.name).getByRole('link').first());
  const used = line(billing, 'Suture, absorbable 2-0');
  await expect(used.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await press(billing, 'Validate');
  await answer(billing, 'Validate');
  await press(billing, /^On invoice/);
  await expect(used).toContainText(/\b(5\.60|560\.00)/);
});
