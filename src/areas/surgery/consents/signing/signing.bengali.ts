import { addTranslation } from '#ui/i18n/define-texts.ts';

const bengali = 'bn';
const askStaff = 'এটি এখন করা যাচ্ছে না। যন্ত্রটি কর্মীদের ফেরত দিন।';
const differs = 'যিনি সই করছেন তাঁর নাম উপরে যেমন আছে তেমন লিখুন।';

// What the page of the consent may say besides what it is made of: faults at fields and refusals.
addTranslation(bengali, 'surgical-consents-issues', {
  risksMissing: 'এই অপারেশনের ঝুঁকি লেখা হয়নি। যন্ত্রটি কর্মীদের ফেরত দিন।',
  witnessMissing: 'একজন সাক্ষীকেও সই করতে হবে।',
  witnessIsSigner: 'যিনি সই করছেন তিনি নিজে সাক্ষী হতে পারেন না।',
  witnessIsSurgeon: 'সার্জন সাক্ষী হতে পারেন না।',
  surgeonIsSigner: 'যিনি সই করছেন তিনি নিজে সার্জন হতে পারেন না।',
  notYourName: differs,
  operationNotAgreed: 'এতে রাজি না হলে সম্মতি দেওয়া হবে না।',
  notSigned: 'এই ঘরে সই করুন।',
  notTicked: 'এটিই আপনার সই হলে ঘরটিতে টিক দিন।',
  nameDiffers: differs,
});
addTranslation(bengali, 'surgical-consents', {
  failedToSign: 'সম্মতিপত্র সংরক্ষণ করা যায়নি',
  failedToLoad: 'সম্মতিপত্র আনা যায়নি',
  wasSigned: '{{number}}-এর সম্মতিপত্রে সই হয়েছে।',
  alreadySigned: 'এই অপারেশনের সম্মতিপত্রে আগেই সই হয়েছে। যন্ত্রটি কর্মীদের ফেরত দিন।',
  notPlanned: askStaff,
});
addTranslation(bengali, 'surgery-refusals', {
  CONSENT_TEXT_CHANGED: 'সম্মতিপত্রের লেখা বদলেছে। সই করার আগে আবার পড়ুন।',
});
