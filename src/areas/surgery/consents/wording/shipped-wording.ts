import type { ConsentLanguage } from './consent-languages.ts';

/** What somebody says by signing; the first one must be agreed to. */
export const consentStatements = ['operation', 'more', 'blood'] as const;

export type ConsentStatement = (typeof consentStatements)[number];

/** The parts of what every consent says, in the order in which they are read. */
export const generalParts = ['explained', 'risks', ...consentStatements, 'takeBack'] as const;

type GeneralWords = Record<(typeof generalParts)[number], string>;

const said = ({ description }: { description: string }) => description;

/**
 * What every consent says until a hospital writes its own, in plain words.
 * Source of what must be told: Royal College of Surgeons of England, Consent: Supported Decision-Making (2016).
 */
export const shippedWording: Readonly<Record<ConsentLanguage, GeneralWords>> = {
  en: {
    explained: said({
      description:
        'A doctor has explained to me, in words that I understand, what will be done and why, what else could be done in its place, what may happen without it, and its risks. I could ask questions, and they were answered.',
    }),
    risks: said({
      description:
        'Every operation has risks: pain, bleeding, infection of the wound, a blood clot in a leg or in the lungs, injury to a part of the body nearby, a bad reaction to a medicine or to the anesthesia, the need for another operation, and, in rare cases, death.',
    }),
    operation: said({ description: 'I agree to the operation and to the anesthesia that it needs.' }),
    more: said({
      description:
        'If something is found during the operation that cannot wait, I agree that more may be done than was planned, where my health needs it.',
    }),
    blood: said({ description: 'I agree to receive blood or blood products if they are needed.' }),
    takeBack: said({
      description:
        'I know that I may say no, and that I may take this consent back at any time before the operation begins. I will still be cared for.',
    }),
  },
  bn: {
    explained:
      'একজন ডাক্তার আমাকে সহজ কথায় বুঝিয়ে বলেছেন কী করা হবে এবং কেন, এর বদলে আর কী করা যায়, এটি না করলে কী হতে পারে এবং এর ঝুঁকি কী কী। আমি প্রশ্ন করার সুযোগ পেয়েছি এবং উত্তর পেয়েছি।',
    risks:
      'সব অপারেশনেই ঝুঁকি আছে: ব্যথা, রক্তপাত, কাটা জায়গায় সংক্রমণ, পায়ে বা ফুসফুসে রক্ত জমাট বাঁধা, শরীরের কাছের কোনো অংশে আঘাত, ওষুধে বা অ্যানেসথেসিয়ায় (অজ্ঞান বা অবশ করায়) খারাপ প্রতিক্রিয়া, আবার অপারেশনের দরকার হওয়া এবং খুব কম ক্ষেত্রে মৃত্যু।',
    operation: 'আমি এই অপারেশনে এবং এর জন্য দরকারি অ্যানেসথেসিয়ায় (অজ্ঞান বা অবশ করায়) সম্মতি দিচ্ছি।',
    more: 'অপারেশনের সময় এমন কিছু পাওয়া গেলে যার জন্য দেরি করা যায় না, আমার স্বাস্থ্যের জন্য দরকার হলে যা ঠিক করা ছিল তার চেয়ে বেশি করাতেও আমি সম্মতি দিচ্ছি।',
    blood: 'দরকার হলে রক্ত বা রক্তের উপাদান নিতে আমি সম্মতি দিচ্ছি।',
    takeBack:
      'আমি জানি যে আমি না বলতে পারি এবং অপারেশন শুরু হওয়ার আগে যেকোনো সময় এই সম্মতি ফিরিয়ে নিতে পারি। তখনও আমার যত্ন নেওয়া হবে।',
  },
};
