import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { homeWork } from '#server/points/home-work.ts';
import { orderFollowers } from '#server/points/orders.ts';
import type { ServerArea } from '#server/server-area.ts';
import { dosesErrors } from './doses.errors.ts';
import { dosesSamples } from './doses.seed.ts';
import { markDoseError } from './administration/dose-correction.service.ts';
import { prepareAsNeeded, prepareDose } from './administration/dose-preparing.service.ts';
import * as administration from './administration/administration.contract.ts';
import * as service from './administration/administration.service.ts';
import { dueDoses } from './home/due-doses.service.ts';
import { recordInfusionStep } from './infusions/infusion.service.ts';
import * as mar from './mar/mar.contract.ts';
import { readMarGrid, readPatientMar } from './mar/mar.service.ts';
import * as orders from './orders/order.contract.ts';
import { acknowledgeOrders } from './orders/order-reading.service.ts';
import { tellOfUrgentOrders } from './orders/urgent-orders.service.ts';
import { planDoses } from './planning/planning.job.ts';
import { followOrder } from './planning/planning.service.ts';
import * as policy from './policy/dose-policy.contract.ts';
import { getDosePolicy, updateDosePolicy } from './policy/dose-policy.service.ts';

/** The medication administration record: doses of inpatient orders, from being due to what became of them. */
export const dosesServer: ServerArea = {
  name: 'doses',
  module: 'nursing_enabled',
  errors: dosesErrors,
  samples: dosesSamples,
  fills: [
    fillPoint(orderFollowers, followOrder),
    fillPoint(orderFollowers, tellOfUrgentOrders),
    fillPoint(homeWork, dueDoses),
  ],
  minuteJobs: [planDoses],
  calls: [
    handle(mar.readMarGrid, readMarGrid),
    handle(mar.readPatientMar, readPatientMar),
    handle(administration.prepareDose, prepareDose),
    handle(administration.prepareAsNeeded, prepareAsNeeded),
    handle(administration.administerDose, service.administerDose),
    handle(administration.giveAsNeeded, service.giveAsNeeded),
    handle(administration.markDoseError, markDoseError),
    handle(administration.recordInfusionStep, recordInfusionStep),
    handle(administration.listDoseWitnesses, service.listDoseWitnesses),
    handle(orders.acknowledgeOrders, acknowledgeOrders),
    handle(policy.getDosePolicy, getDosePolicy),
    handle(policy.updateDosePolicy, updateDosePolicy),
  ],
};
