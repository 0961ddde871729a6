/** Says in localStorage that somebody's session is remembered: without it nothing more is downloaded to look for one. */
export const rememberedMark = 'openward.remembered';
