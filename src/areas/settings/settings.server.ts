import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import type { ServerArea } from '#server/server-area.ts';
import * as limitContract from './documents/document-limit.contract.ts';
import * as limitService from './documents/document-limit.service.ts';
import * as firstContract from './first-hour/first-hour.contract.ts';
import { hasLetterhead } from './first-hour/first-hour.queries.ts';
import * as firstService from './first-hour/first-hour.service.ts';
import * as lateContract from './late-entries/late-entry.contract.ts';
import * as lateService from './late-entries/late-entry.service.ts';
import * as logoContract from './logo/logo.contract.ts';
import * as logoService from './logo/logo.service.ts';
import * as contract from './settings/settings.contract.ts';
import * as service from './settings/settings.service.ts';

export const settingsServer: ServerArea = {
  name: 'settings',
  fills: [
    fillPoint(firstSteps, {
      id: 'letterhead',
      access: 'admin.settings',
      isDone: ({ db, tenantId }) => hasLetterhead(db, tenantId),
    }),
  ],
  calls: [
    handle(contract.getSettings, service.getSettings),
    handle(contract.updateSettings, service.updateSettings),
    handle(contract.setModules, service.setModules),
    handle(contract.readIntegrations, service.readIntegrations),
    handle(firstContract.readFirstHour, firstService.readFirstHour),
    handle(firstContract.decideClock, firstService.decideClock),
    handle(firstContract.hideFirstSteps, firstService.hideFirstSteps),
    handle(lateContract.getLateEntrySettings, lateService.getLateEntrySettings),
    handle(lateContract.updateLateEntrySettings, lateService.updateLateEntrySettings),
    handle(limitContract.getDocumentLimit, limitService.getDocumentLimit),
    handle(limitContract.updateDocumentLimit, limitService.updateDocumentLimit),
    handle(logoContract.setLogo, logoService.setLogo),
    handle(logoContract.removeLogo, logoService.removeLogo),
    handle(logoContract.readLogo, logoService.readLogo),
  ],
};
