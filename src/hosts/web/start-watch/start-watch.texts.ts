/** The program's own texts, and the languages they come in, are in files that did not come. */
export const words = {
  missing: 'A part of Openward did not come over the network. It is tried again in a moment.',
  broken: 'Openward could not start.',
  again: 'Try again now',
};
