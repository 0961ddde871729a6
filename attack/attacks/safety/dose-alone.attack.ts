import { anInpatientOrder, dosesOf, fiveRights } from '#areas/doses/doses.fixture.ts';
import { administerDose } from '#areas/doses/administration/administration.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { updateMedicine } from '#areas/pharmacy/medicines/medicine.contract.ts';
import { aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { createStockPlace } from '#areas/stock/places/place.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, newcomerPassword } from '../../newcomers.ts';

export const attack = defineAttack({
  name: 'dose-alone',
  tries:
    'taking more than a dose, from elsewhere, without its marks, in words, or with a second person who is none',
  expects:
    'What leaves the stock is what was ordered; beyond it, and of what is dangerous, two people stand.',
  async run(target, attempts) {
    const { own, ask, send } = target;
    const admin = target.callerOf(await own.as('tenant_admin'));
    const giver = await aNewcomer(target, own, ['mar.admin', 'mar.read', 'patients.read']);
    const nurse = target.callerOf(giver.token);
    const pharmacy = await placeId(admin, 'pharmacy');

    async function refused(what: string, input: object, codes: RegExp) {
      const wish = { status: 'given', rights: fiveRights, ...input };
      const { status, text } = await send(administerDose.id, wish, giver.token);
      attempts.note(what, !(status >= 400 && status < 500 && codes.test(text)) && `${status} ${text}`);
    }
    async function aDose(medicine: Parameters<typeof aMedicine>[1] = {}) {
      const name = `${own.mark} ${crypto.randomUUID()}`;
      const made = await anInpatientOrder(admin, {}, { medicine: { name, ...medicine } });
      await aReceipt(admin, made.medicine.id, { placeId: pharmacy, quantity: 500 });
      const [dose] = await dosesOf(nurse, made.admission.id, made.lineId);
      return { ...made, doseId: dose!.id };
    }

    const { doseId, medicine } = await aDose();
    await refused('four hundred for one', { doseId, quantity: 400 }, /quantityReason/);
    const reason = { quantityReason: 'They fell' };
    await refused(
      'with a reason and nobody beside',
      { doseId, quantity: 400, ...reason },
      /WITNESS_REQUIRED/,
    );
    const seconds: Record<string, [object, RegExp]> = {
      oneself: [{ witnessId: giver.userId, witnessPassword: newcomerPassword }, /notTheSamePerson/],
      'a guessed password': [
        {
          witnessId: (await aNewcomer(target, own, ['mar.admin'])).userId,
          witnessPassword: 'I do not know it',
        },
        /INVALID_CREDENTIALS/,
      ],
      'a clerk': [
        {
          witnessId: (await aNewcomer(target, own, ['patients.read'])).userId,
          witnessPassword: newcomerPassword,
        },
        /mayNotConfirm/,
      ],
      'somebody of another hospital': [
        { witnessId: target.other.ids.user!, witnessPassword: samplePassword },
        /NOT_FOUND/,
      ],
    };
    for (const [who, [witness, codes]] of Object.entries(seconds)) {
      await refused(`confirmed by ${who}`, { doseId, quantity: 400, ...reason, ...witness }, codes);
    }
    const name = `${own.mark} ${crypto.randomUUID()}`;
    const store = (await ask(createStockPlace, { name, kind: 'store' }, admin.token)).id;
    await aReceipt(admin, medicine.id, { placeId: store, quantity: 500 });
    await refused('from the main store', { doseId, placeId: store }, /placeId/);
    await refused(
      "from another hospital's",
      { doseId, placeId: target.other.ids.stockPlace! },
      /placeId|NOT_FOUND/,
    );
    for (const right of Object.keys(fiveRights)) {
      const rights = { ...fiveRights, [right]: false };
      await refused(`without the right ${right}`, { doseId, rights }, /rightMissing/);
    }

    const guarded = await aDose({ isControlled: true });
    const holder = await aNewcomer(target, own, [
      'pharmacy.read',
      'pharmacy.catalogue',
      'pharmacy.controlled',
      'inventory.write',
    ]);
    const { id: medicineId, version } = guarded.medicine;
    const cleared = await send(updateMedicine.id, { medicineId, version, isControlled: false }, holder.token);
    const isRefused = cleared.status >= 400 && /WITNESS_REQUIRED/.test(cleared.text);
    attempts.note('clearing the mark alone', !isRefused && `${cleared.status} ${cleared.text}`);
    await refused('a controlled medicine alone', { doseId: guarded.doseId }, /WITNESS_REQUIRED/);
    const second = { witnessId: holder.userId, witnessPassword: newcomerPassword };
    const third = await aNewcomer(target, own, ['pharmacy.controlled']);
    const both = { witnessId: third.userId, witnessPassword: newcomerPassword };
    const loosened = await send(
      updateMedicine.id,
      { medicineId, version, isControlled: false, ...both },
      holder.token,
    );
    if (loosened.status !== 200) throw new Error(`Two could not clear the mark: ${loosened.text}`);
    await refused('alone, once two cleared the mark', { doseId: guarded.doseId }, /WITNESS_REQUIRED/);
    await refused('beside who may not give', { doseId: guarded.doseId, ...second }, /mayNotConfirm/);

    const { admission, patientId } = guarded;
    const lines = ['Inj Pethidine 75 mg', 'Inj. Noradrenaline 4 mg in 50 ml', 'Inj. Actrapid', 'KCl'].map(
      (words) => ({
        medicineId: null,
        name: words,
        route: 'iv' as const,
        ...{ dose: '', frequency: 'STAT', duration: '' },
      }),
    );
    const signed = await aPrescription(admin, { patientId, admissionId: admission.id, lines });
    for (const { id, name: words } of signed.lines) {
      const [dose] = await dosesOf(nurse, admission.id, id);
      await refused(`${words}, in words, alone`, { doseId: dose!.id }, /WITNESS_REQUIRED/);
    }
  },
});
