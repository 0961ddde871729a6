/** What somebody says by signing; the first one must be agreed to. */
export const consentStatements = ['operation', 'more', 'blood'] as const;

export type ConsentStatement = (typeof consentStatements)[number];

interface ConsentText {
  explained: Paragraph;
  statements: Readonly<Record<ConsentStatement, Paragraph>>;
  takeBack: Paragraph;
}

interface Paragraph {
  description: string;
}

/** The versions of the text that is signed. One that was published is never changed: a new one is added. */
export const consentTextVersions = ['operation-1'] as const;

export type ConsentTextVersion = (typeof consentTextVersions)[number];

export const consentTexts: Readonly<Record<ConsentTextVersion, ConsentText>> = {
  'operation-1': {
    explained: {
      description:
        'The operation, its purpose, other ways of treatment, and its risks were explained to me in words that I understand. I could ask questions, and they were answered.',
    },
    statements: {
      operation: { description: 'I agree to the operation and to the anesthesia that it needs.' },
      more: {
        description:
          'I agree that more may be done than was planned where it cannot wait and would be in my interest.',
      },
      blood: { description: 'I agree to receive blood or blood products if they are needed.' },
    },
    takeBack: {
      description: 'I know that I may take this consent back at any time before the operation.',
    },
  },
};

/** The version that is signed now. */
export const currentTextVersion: ConsentTextVersion = 'operation-1';
