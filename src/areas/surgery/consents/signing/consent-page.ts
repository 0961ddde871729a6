/** Names the page of a consent among those for which a device is handed over. */
export const consentPage = 'surgical-consent';
