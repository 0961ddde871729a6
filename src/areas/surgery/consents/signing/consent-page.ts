/** Names the page of a consent among those for which a device is handed over. */
export const consentPage = 'surgical-consent';

/** The draft of what was prepared for a patient; it is kept until the consent is signed. */
export const preparedDraft = (caseId: string) => `surgical-consent-risks.${caseId}`;
