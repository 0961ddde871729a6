import { addTranslation } from '#ui/i18n/define-texts.ts';

const bengali = 'bn';
const lost = 'সার্ভার থেকে উত্তর আসেনি। আবার চেষ্টা করুন; কিছুই দুবার সংরক্ষণ হবে না।';
const perhaps = 'সময়মতো উত্তর আসেনি, তাই এটি সংরক্ষণ হয়েছে কি না জানা যায়নি। আবার চেষ্টা করুন; কিছুই দুবার সংরক্ষণ হবে না।';
const notAllowed = 'এটি করার অনুমতি নেই। যন্ত্রটি কর্মীদের ফেরত দিন।';
const askStaff = 'এটি এখন করা যাচ্ছে না। যন্ত্রটি কর্মীদের ফেরত দিন।';

// What any page may say that is read by somebody who is not signed in: its frame, faults at fields, and refusals.
addTranslation(bengali, 'handed-over', {
  takeBack: 'কর্মীদের জন্য: যন্ত্রটি ফেরত নিন',
  title: 'যন্ত্রটি ফেরত নিন',
  lead: '{{name}} সাইন ইন করা আছেন। আপনার পাসওয়ার্ড দিলে প্রোগ্রামটি আবার খুলবে।',
  password: 'পাসওয়ার্ড',
  submit: 'ফেরত নিন',
  cancel: 'বাতিল',
  failed: 'পাসওয়ার্ড যাচাই করা যায়নি',
  hiddenTitle: 'কিছু দেখানো হচ্ছে না',
  hiddenText: 'দয়া করে যন্ত্রটি কর্মীদের ফেরত দিন।',
});
addTranslation(bengali, 'form', {
  cancel: 'বাতিল',
  tryAgain: 'আবার চেষ্টা করুন',
  restored: 'আপনি আগে যা লিখেছিলেন তা রাখা আছে। সংরক্ষণের আগে দেখে নিন।',
  discardDraft: 'নতুন করে শুরু করুন',
  notSaved: 'সংরক্ষণ হয়নি',
  perhapsSaved: 'হয়তো সংরক্ষণ হয়েছে',
  saved: 'সংরক্ষণ হয়েছে',
  notAccepted: 'এই লেখাটি নেওয়া যাচ্ছে না।',
  checkFields: 'কয়েকটি ঘর আবার দেখুন।',
  answerLost: perhaps,
  saveFailed: 'কিছুই সংরক্ষণ হয়নি। আপনার লেখা এখানে আছে। সংযোগ দেখে আবার চেষ্টা করুন।',
  savedNotShown: 'এটি সংরক্ষণ হয়েছে, কিন্তু পাতাটি আর এগোতে পারছে না। যন্ত্রটি কর্মীদের ফেরত দিন।',
});
addTranslation(bengali, 'record-form', { loadCurrent: 'এখন যা সংরক্ষিত আছে তা দেখুন' });
addTranslation(bengali, 'signature-field', { clear: 'সই মুছুন' });
addTranslation(bengali, 'state', {
  wentWrong: 'একটি সমস্যা হয়েছে',
  tryAgain: 'আবার চেষ্টা করুন',
  loading: 'আসছে…',
  late: 'আসতে বেশি সময় লাগছে। অপেক্ষা করতে পারেন, অথবা পাতাটি আবার খুলুন।',
  crashed: 'পাতার এই অংশটি থেমে গেছে। যন্ত্রটি কর্মীদের ফেরত দিন।',
  notComeTitle: 'এই অংশটি আসেনি',
  notComeHint: 'নেটওয়ার্কে সমস্যা, অথবা নতুন সংস্করণ এসেছে। পাতাটি আবার খুলুন; আপনার লেখা রাখা আছে।',
  notHereTitle: 'এই অংশটি এখনো এই যন্ত্রে নেই',
  notHereHint: 'সংযোগ ফিরে এলে এটি খুলবে। তখন পাতাটি আবার খুলুন; আপনার লেখা রাখা আছে।',
  reload: 'আবার খুলুন',
  offline: 'এখন সংযোগ নেই। আপনার লেখা রাখা আছে; সংযোগ ফিরে এলে আবার সংরক্ষণ করা যাবে।',
  newVersion: 'Openward-এর নতুন সংস্করণ এসেছে।',
});
addTranslation(bengali, 'refusal', {
  UNREACHABLE: lost,
  DATABASE_AWAY: lost,
  TIMED_OUT: 'সার্ভারের উত্তর দিতে খুব দেরি হয়েছে। আবার চেষ্টা করুন।',
  STORAGE_FULL: 'এই ব্রাউজারে আর জায়গা নেই।',
  INVALID_INPUT: 'সার্ভার এটি নেয়নি।',
  SIGNED_OUT: 'সাইন ইন শেষ হয়ে গেছে। যন্ত্রটি কর্মীদের ফেরত দিন।',
  FORBIDDEN: notAllowed,
  RECORD_RESTRICTED: notAllowed,
  MODULE_OFF: askStaff,
  NOT_FOUND: 'এটি আর নেই।',
  STALE: 'এর মধ্যে অন্য কেউ এটি বদলেছেন।',
  WRONG_STATE: askStaff,
  SAFETY_STOP: askStaff,
  INTERNAL: 'সার্ভারে সমস্যা হয়েছে। আবার চেষ্টা করুন; কিছুই দুবার সংরক্ষণ হবে না।',
  writeTimedOut: perhaps,
  unknown: askStaff,
});
addTranslation(bengali, 'shared-refusals', {
  TWO_FACTOR_SETUP_REQUIRED: askStaff,
  HOSPITAL_SUSPENDED: askStaff,
  SECOND_PERSON_REQUIRED: askStaff,
  TOO_MANY_ATTEMPTS: 'অনেকবার চেষ্টা করা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  PAYLOAD_TOO_LARGE: 'এটি সার্ভারের জন্য বেশি বড়।',
  UNSUPPORTED_MEDIA_TYPE: askStaff,
  ORIGIN_REFUSED: askStaff,
  KEY_WITH_COOKIE: askStaff,
  PERSON_REQUIRED: askStaff,
  IDEMPOTENCY_KEY_MISSING: askStaff,
  IDEMPOTENCY_KEY_REUSED: askStaff,
  FILE_KEY_MISSING: askStaff,
  FILE_DAMAGED: askStaff,
  FILES_AWAY: askStaff,
  DISK_FULL: 'সার্ভারে আর জায়গা নেই, তাই এটি সংরক্ষণ হয়নি। যন্ত্রটি কর্মীদের ফেরত দিন।',
});
addTranslation(bengali, 'value-issues', {
  missing: 'এই ঘরটি পূরণ করতে হবে।',
  invalid: 'এই লেখাটি নেওয়া যাচ্ছে না।',
  tooShort: 'অন্তত {{min}}টি অক্ষর লিখুন।',
  tooLong: 'সর্বোচ্চ {{max}}টি অক্ষর লেখা যায়।',
  tooFew: 'অন্তত {{min}}টি দরকার।',
  tooMany: 'সর্বোচ্চ {{max}}টি হতে পারে।',
  chooseOne: 'একটি বেছে নিন।',
  unstorable: 'এই লেখায় এমন একটি অক্ষর আছে যা সংরক্ষণ করা যায় না।',
  invisibleMark: 'এই নামে একটি অদৃশ্য চিহ্ন আছে। নামটি নতুন করে লিখুন।',
});
addTranslation(bengali, 'password-issues', { wrongCurrent: 'এটি আপনার পাসওয়ার্ড নয়।' });
addTranslation(bengali, 'web', {
  unreachable: 'সার্ভার থেকে উত্তর আসছে না। আপনার লেখা রাখা আছে; সার্ভার ফিরে এলে পাতাটি নিজে থেকেই চলবে।',
});
addTranslation(bengali, 'people', {
  tooManyAttempts_one: 'অনেকবার চেষ্টা করা হয়েছে। {{count}} মিনিট পরে আবার চেষ্টা করুন।',
  tooManyAttempts_other: 'অনেকবার চেষ্টা করা হয়েছে। {{count}} মিনিট পরে আবার চেষ্টা করুন।',
  tooManyAttemptsShort_one: 'অনেকবার চেষ্টা করা হয়েছে। {{count}} সেকেন্ড পরে আবার চেষ্টা করুন।',
  tooManyAttemptsShort_other: 'অনেকবার চেষ্টা করা হয়েছে। {{count}} সেকেন্ড পরে আবার চেষ্টা করুন।',
});
