import { createAnesthesia, startAnesthesia } from '#areas/surgery/anesthesia/anesthesia.contract.ts';
import { completeCase, startCase } from '#areas/surgery/cases/steps/case-steps.contract.ts';
import { tickChecklistItem } from '#areas/surgery/checklists/checklist.contract.ts';
import { recordMilestone } from '#areas/surgery/milestones/milestone.contract.ts';
import { aCase } from '#areas/surgery/surgery.fixture.ts';
import {
  aConfirmedCase,
  checklistOf,
  onAnotherDay,
  tickRequired,
} from '#areas/surgery/theatre-papers.fixture.ts';
import { createTheatre } from '#areas/surgery/theatres/theatre.contract.ts';
import type { Call } from '#kernel/define-call.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer } from '../../newcomers.ts';

export const attack = defineAttack({
  name: 'theatre-order',
  tries:
    'ticking a checklist ahead of the operation, starting over it without the right, and ending without counts',
  expects: 'Sign In, Time Out and Sign Out come in their order; the start and the end wait for them.',
  async run(target, attempts) {
    const { own, ask, send } = target;
    const token = await own.as('tenant_admin');
    const admin = target.callerOf(token);
    const nurse = await aNewcomer(target, own, ['surgery.read', 'surgery.nursing']);

    async function refused(what: string, call: Call, input: object, codes: RegExp, by = token) {
      const { status, text } = await send(call.id, input as Record<string, unknown>, by);
      const isRefused = status >= 400 && status < 500 && codes.test(text);
      attempts.note(what, !isRefused && `${status} ${text.slice(0, 200)}`);
    }
    const { id: theatreId } = await ask(
      createTheatre,
      { name: own.mark, theatreNumber: crypto.randomUUID().slice(0, 8).toUpperCase() },
      token,
    );
    const { id: caseId, version } = await aConfirmedCase(admin, { theatreId });
    const { id: checklistId, items } = await checklistOf(admin, caseId);
    for (const { phase, code } of items.filter((item) => item.phase !== 'sign_in')) {
      const tick = { checklistId, code, isCompleted: true };
      const codes = phase === 'time_out' ? /CHECKLIST_ORDER/ : /SIGN_OUT_TOO_EARLY|CHECKLIST_ORDER/;
      await refused(`${phase} first: ${code}`, tickChecklistItem, tick, codes);
    }
    const start = { caseId, version, ...onAnotherDay };
    await refused('a start before the checklist', startCase, start, /SAFETY_CHECKS_MISSING/);
    const override = { reason: 'We are in a hurry' };
    const aHand = await aNewcomer(target, own, ['surgery.read', 'theatre.schedule', 'surgery.nursing']);
    const by = aHand.token;
    await refused('an override without the right', startCase, { ...start, override }, /FORBIDDEN/, by);
    await tickRequired(admin, caseId, ['sign_in']);
    await refused('a start before the Time Out', startCase, start, /SAFETY_CHECKS_MISSING/);
    await tickRequired(admin, caseId, ['time_out']);
    const [signOut] = items.filter(({ phase }) => phase === 'sign_out');
    const early = { checklistId, code: signOut!.code, isCompleted: true };
    await refused('Sign Out before the start', tickChecklistItem, early, /SIGN_OUT_TOO_EARLY/);
    await refused('a start on another day unasked', startCase, { caseId, version }, /START/);
    const started = await admin.call(startCase, start);
    await refused('counts ticked that nobody counted', tickChecklistItem, countsOf(), /COUNTS/, nurse.token);
    const end = { caseId, version: started.version };
    await refused('an end without Sign Out and counts', completeCase, end, /SAFETY_CHECKS_MISSING|COUNTS/);

    const other = await aCase(admin);
    await refused(
      'an incision before the Time Out',
      recordMilestone,
      { caseId: other.id, version: other.version, kind: 'incision' },
      /SAFETY_CHECKS_MISSING|WRONG_STATE/,
    );
    const anesthesia = await admin.call(createAnesthesia, {
      caseId: other.id,
      anesthesiaType: 'general',
    });
    const begin = { anesthesiaId: anesthesia.id, version: anesthesia.version };
    await refused('anesthesia before Sign In', startAnesthesia, begin, /SAFETY_CHECKS_MISSING/);

    function countsOf() {
      const item = items.find(({ code }) => code.includes('count'));
      return { checklistId, code: item!.code, isCompleted: true };
    }
  },
});
