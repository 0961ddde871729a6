import type { Kysely } from 'kysely';
import { up as foundation } from './0001-foundation.ts';
import { up as people } from './0002-people.ts';
import { up as patients } from './0003-patients.ts';
import { up as appointments } from './0004-appointments.ts';
import { up as peopleAndSettings } from './0005-people-and-settings.ts';
import { up as laboratory } from './0006-laboratory.ts';
import { up as billing } from './0007-billing.ts';
import { up as referrals } from './0008-referrals.ts';
import { up as searchAmongMany } from './0009-search-among-many.ts';
import { up as searchAcrossSigns } from './0010-search-across-signs.ts';
import { up as notices } from './0011-notices.ts';
import { up as labOrderer } from './0012-lab-orderer.ts';
import { up as creditNotes } from './0013-credit-notes.ts';
import { up as patientFacts } from './0014-patient-facts.ts';
import { up as builtInRoles } from './0015-built-in-roles.ts';
import { up as searchOfOneTenant } from './0016-search-of-one-tenant.ts';
import { up as appendedSteps } from './0017-appended-steps.ts';
import { up as numberGrouping } from './0018-number-grouping.ts';
import { up as linksFollowTheirMakers } from './0019-links-follow-their-makers.ts';
import { up as emergencyReviews } from './0021-emergency-reviews.ts';
import { up as payoutFourEyes } from './0022-payout-four-eyes.ts';
import { up as timeCriticalMedicines } from './0046-time-critical-medicines.ts';
import { up as reports } from './0048-reports.ts';
import { up as operatorsOverview } from './0049-operators-overview.ts';
import { up as theatreCharges } from './0050-theatre-charges.ts';
import { up as theatreSessions } from './0051-theatre-sessions.ts';
import { up as signedConsents } from './0052-signed-consents.ts';
import { up as monthClosing } from './0053-month-closing.ts';
import { up as statutoryReports } from './0054-statutory-and-saved-reports.ts';
import { up as planChanges } from './0055-plan-changes.ts';
import { up as dataExports } from './0056-data-exports.ts';
import { up as pushLinksBounces } from './0057-push-links-bounces.ts';
import { up as commissionsInClosedMonths } from './0058-commissions-in-closed-months.ts';
import { up as closingAccounts } from './0059-closing-accounts.ts';
import { up as serverProcesses } from './0060-server-processes.ts';
import { up as supportAccess } from './0061-support-access.ts';
import { up as onlinePayments } from './0062-online-payments.ts';
import { up as storedFiles } from './0063-stored-files.ts';
import { up as closedMonthsOnShards } from './0067-closed-months-on-shards.ts';
import { up as savedViews } from './0068-saved-views.ts';
import { up as doctorHours } from './0069-doctor-hours.ts';
import { up as workOfManyHospitals } from './0070-work-of-many-hospitals.ts';
import { up as listsOfTheOperator } from './0071-lists-of-the-operator.ts';
import { up as plansOfTheDocuments } from './0072-plans-of-the-documents.ts';
import { up as implantsOfCases } from './0073-implants-of-cases.ts';
import { up as countingClosedRows } from './0075-counting-closed-rows.ts';
import { up as readingMedicationRecords } from './0077-reading-medication-records.ts';
import { up as namesBySound } from './0079-names-by-sound.ts';
import { up as allergiesAreOneTruth } from './0080-allergies-are-one-truth.ts';
import { up as twoHands } from './0081-two-hands.ts';
import { up as registrationOfPrescribers } from './0082-registration-of-prescribers.ts';
import { up as alarmsAndOrders } from './0083-alarms-and-orders.ts';
import { up as takeHomeOfDischarges } from './0084-take-home-of-discharges.ts';
import { up as progressNotes } from './0085-progress-notes.ts';
import { up as readersAndIrrigation } from './0086-readers-and-irrigation.ts';
import { up as requestsForAdmission } from './0087-requests-for-admission.ts';
import { up as weightsTo700Kilograms } from './0088-weights-to-700-kilograms.ts';
import { up as ordersOfAConsultation } from './0089-orders-of-a-consultation.ts';
import { up as lateEntries } from './0090-late-entries.ts';
import { up as wardOrders } from './0091-ward-orders.ts';
import { up as theatreSafety } from './0092-theatre-safety.ts';
import { up as countsOfOperations } from './0093-counts-of-operations.ts';
import { up as chargesWithoutAPrice } from './0094-charges-without-a-price.ts';
import { up as consentsInTwoLanguages } from './0098-consents-in-two-languages.ts';
import { up as whatIsMadeFromAConsultation } from './0099-what-is-made-from-a-consultation.ts';
import { up as limitsOfMoney } from './0100-limits-of-money.ts';
import { up as theFirstHour } from './0101-the-first-hour.ts';
import { up as operatorCard } from './0102-operator-card.ts';
import { up as machineKeys } from './0103-machine-keys.ts';
import { up as linksByMail } from './0112-links-by-mail.ts';
import { up as receivables } from './0114-receivables.ts';
import { up as operatorInWriting } from './0111-operator-in-writing.ts';
import { up as joinedRecords } from './0113-joined-records.ts';
import { up as importsOfLists } from './0115-imports-of-lists.ts';
import { up as undoOfImportedRecords } from './0119-undo-of-imported-records.ts';
import { up as codesOfApplicants } from './0120-codes-of-applicants.ts';
import { up as correctionsOfPapers } from './0121-corrections-of-papers.ts';
import { up as completedAssessments } from './0122-completed-assessments.ts';
import { up as placesOfApplicants } from './0078-places-of-applicants.ts';
import { up as wards } from './0023-wards.ts';
import { up as deposits } from './0024-deposits.ts';
import { up as bedTransfers } from './0025-bed-transfers.ts';
import { up as discharge } from './0026-discharge.ts';
import { up as stayCharges } from './0027-stay-charges.ts';
import { up as stock } from './0028-stock.ts';
import { up as consultations } from './0029-consultations.ts';
import { up as medicinesAndPrescriptions } from './0030-medicines-and-prescriptions.ts';
import { up as vitalSigns } from './0031-vital-signs.ts';
import { up as dispensing } from './0032-dispensing.ts';
import { up as purchasing } from './0033-purchasing.ts';
import { up as controlledMedicines } from './0034-controlled-medicines.ts';
import { up as doses } from './0035-doses.ts';
import { up as nursingWork } from './0036-nursing-work.ts';
import { up as fluidsAndWounds } from './0037-fluids-and-wounds.ts';
import { up as surgery } from './0038-surgery.ts';
import { up as theatrePapers } from './0039-theatre-papers.ts';
import { up as counterSales } from './0040-counter-sales.ts';
import { up as messages } from './0042-messages.ts';
import { up as applications } from './0043-applications.ts';
import { up as plans } from './0044-plans.ts';
import { up as licenseInvoices } from './0047-license-invoices.ts';

/** One step of the schema; run once, inside the migrator's transaction. */
interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/** What it did is a definition by now, which every migrate makes anew: src/database/functions. */
async function nothing(): Promise<void> {}

/** Every migration in order; forward only, and none is changed once it has been released. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': { up: foundation },
  '0002-people': { up: people },
  '0003-patients': { up: patients },
  '0004-appointments': { up: appointments },
  '0005-people-and-settings': { up: peopleAndSettings },
  '0006-laboratory': { up: laboratory },
  '0007-billing': { up: billing },
  '0008-referrals': { up: referrals },
  '0009-search-among-many': { up: searchAmongMany },
  '0010-search-across-signs': { up: searchAcrossSigns },
  '0011-notices': { up: notices },
  '0012-lab-orderer': { up: labOrderer },
  '0013-credit-notes': { up: creditNotes },
  '0014-patient-facts': { up: patientFacts },
  '0015-built-in-roles': { up: builtInRoles },
  '0016-search-of-one-tenant': { up: searchOfOneTenant },
  '0017-appended-steps': { up: appendedSteps },
  '0018-number-grouping': { up: numberGrouping },
  '0019-links-follow-their-makers': { up: linksFollowTheirMakers },
  '0021-emergency-reviews': { up: emergencyReviews },
  '0022-payout-four-eyes': { up: payoutFourEyes },
  '0023-wards': { up: wards },
  '0024-deposits': { up: deposits },
  '0025-bed-transfers': { up: bedTransfers },
  '0026-discharge': { up: discharge },
  '0027-stay-charges': { up: stayCharges },
  '0028-stock': { up: stock },
  '0029-consultations': { up: consultations },
  '0030-medicines-and-prescriptions': { up: medicinesAndPrescriptions },
  '0031-vital-signs': { up: vitalSigns },
  '0032-dispensing': { up: dispensing },
  '0033-purchasing': { up: purchasing },
  '0034-controlled-medicines': { up: controlledMedicines },
  '0035-doses': { up: doses },
  '0036-nursing-work': { up: nursingWork },
  '0037-fluids-and-wounds': { up: fluidsAndWounds },
  '0038-surgery': { up: surgery },
  '0039-theatre-papers': { up: theatrePapers },
  '0040-counter-sales': { up: counterSales },
  '0042-messages': { up: messages },
  '0043-applications': { up: applications },
  '0044-plans': { up: plans },
  '0046-time-critical-medicines': { up: timeCriticalMedicines },
  '0047-license-invoices': { up: licenseInvoices },
  '0048-reports': { up: reports },
  '0049-operators-overview': { up: operatorsOverview },
  '0050-theatre-charges': { up: theatreCharges },
  '0051-theatre-sessions': { up: theatreSessions },
  '0052-signed-consents': { up: signedConsents },
  '0053-month-closing': { up: monthClosing },
  '0054-statutory-and-saved-reports': { up: statutoryReports },
  '0055-plan-changes': { up: planChanges },
  '0056-data-exports': { up: dataExports },
  '0057-push-links-bounces': { up: pushLinksBounces },
  '0058-commissions-in-closed-months': { up: commissionsInClosedMonths },
  '0059-closing-accounts': { up: closingAccounts },
  '0060-server-processes': { up: serverProcesses },
  '0061-support-access': { up: supportAccess },
  '0062-online-payments': { up: onlinePayments },
  '0063-stored-files': { up: storedFiles },
  '0067-closed-months-on-shards': { up: closedMonthsOnShards },
  '0068-saved-views': { up: savedViews },
  '0069-doctor-hours': { up: doctorHours },
  '0070-work-of-many-hospitals': { up: workOfManyHospitals },
  '0071-lists-of-the-operator': { up: listsOfTheOperator },
  '0072-plans-of-the-documents': { up: plansOfTheDocuments },
  '0073-implants-of-cases': { up: implantsOfCases },
  '0074-work-on-shards': { up: nothing },
  '0075-counting-closed-rows': { up: countingClosedRows },
  '0076-counting-on-shards': { up: nothing },
  '0077-reading-medication-records': { up: readingMedicationRecords },
  '0078-places-of-applicants': { up: placesOfApplicants },
  '0079-names-by-sound': { up: namesBySound },
  '0080-allergies-are-one-truth': { up: allergiesAreOneTruth },
  '0081-two-hands': { up: twoHands },
  '0082-registration-of-prescribers': { up: registrationOfPrescribers },
  '0083-alarms-and-orders': { up: alarmsAndOrders },
  '0084-take-home-of-discharges': { up: takeHomeOfDischarges },
  '0085-progress-notes': { up: progressNotes },
  '0086-readers-and-irrigation': { up: readersAndIrrigation },
  '0087-requests-for-admission': { up: requestsForAdmission },
  '0088-weights-to-700-kilograms': { up: weightsTo700Kilograms },
  '0089-orders-of-a-consultation': { up: ordersOfAConsultation },
  '0090-late-entries': { up: lateEntries },
  '0091-ward-orders': { up: wardOrders },
  '0092-theatre-safety': { up: theatreSafety },
  '0093-counts-of-operations': { up: countsOfOperations },
  '0094-charges-without-a-price': { up: chargesWithoutAPrice },
  '0098-consents-in-two-languages': { up: consentsInTwoLanguages },
  '0099-what-is-made-from-a-consultation': { up: whatIsMadeFromAConsultation },
  '0100-limits-of-money': { up: limitsOfMoney },
  '0101-the-first-hour': { up: theFirstHour },
  '0102-operator-card': { up: operatorCard },
  '0103-machine-keys': { up: machineKeys },
  '0114-receivables': { up: receivables },
  '0111-operator-in-writing': { up: operatorInWriting },
  '0112-links-by-mail': { up: linksByMail },
  '0113-joined-records': { up: joinedRecords },
  '0115-imports-of-lists': { up: importsOfLists },
  '0119-undo-of-imported-records': { up: undoOfImportedRecords },
  '0120-codes-of-applicants': { up: codesOfApplicants },
  '0121-corrections-of-papers': { up: correctionsOfPapers },
  '0122-completed-assessments': { up: completedAssessments },
};
