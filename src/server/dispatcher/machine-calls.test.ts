import { expect, test } from 'vitest';
import { whyPeopleAlone } from '#kernel/access/machine-keys.ts';
import { serverAreas } from '#hosts/system/areas.ts';

const calls = serverAreas.flatMap((area) => area.calls.map(({ call }) => call));
const open = calls.filter((call) => whyPeopleAlone(call) === undefined);

test('machines write what comes from other systems, and nothing for which a person stands with their name', () => {
  expect(
    open
      .filter(({ kind }) => kind === 'write')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([
    'appointments.book',
    'appointments.update',
    'diagnoses.create',
    'diagnoses.update',
    'labResults.enter',
    'labTests.create',
    'labTests.update',
    'patients.register',
    'patients.update',
    'services.create',
    'services.update',
    'stockItems.create',
    'stockItems.update',
    'suppliers.create',
    'suppliers.update',
  ]);
});

test('reads that are closed to machines say why', () => {
  const closed = calls.filter(({ byPeopleAlone }) => byPeopleAlone !== undefined);
  expect(Object.fromEntries(closed.map(({ id, byPeopleAlone }) => [id, byPeopleAlone]))).toEqual({
    'billingLimits.secondPersons': beside,
    'controlledMedicines.witnesses': beside,
    'dataExports.list': whole,
    'dataExports.readPart': whole,
    'doses.witnesses': beside,
    'emergencyAccess.mine': 'it is about the signed-in person themselves',
    'machineKeys.list': 'keys are made and seen by people, and no key makes or finds another',
    'theatreStock.witnesses': beside,
  });
});

const beside = 'it offers the people who sign beside the one who asks';
const whole = 'all that a hospital has stored is taken away by a person alone';

test('no write is open to machines that takes what only a person has or leaves the hospital', () => {
  const writes = open.filter(({ kind }) => kind === 'write');
  const unfit = writes.filter(
    (call) =>
      call.secretFields !== undefined ||
      call.toldOnce !== undefined ||
      call.takesFile !== undefined ||
      call.reachesOperator !== undefined ||
      call.emergencyWrite !== undefined,
  );
  expect(unfit.map(({ id }) => id)).toEqual([]);
});

test('only writes say why machines make them, and only reads why they do not', () => {
  const misplaced = calls.filter(({ kind, forMachines, byPeopleAlone }) =>
    kind === 'read' ? forMachines !== undefined : byPeopleAlone !== undefined,
  );
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test('whatever is open to machines needs a permission of the hospital', () => {
  const free = open.filter(({ access }) => typeof access === 'string' && !access.includes('.'));
  expect(free.map(({ id }) => id)).toEqual([]);
});
