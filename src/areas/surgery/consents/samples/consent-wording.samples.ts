import type { ProcedureWords } from '../wording/consent-wording.contract.ts';

interface SampleWords {
  /** The code of the procedure. */
  procedure: string;
  en: ProcedureWords;
  bn: ProcedureWords;
}

/** What the sample hospitals say of their most frequent operations, in plain words. */
export const sampleWords: readonly SampleWords[] = [
  {
    procedure: 'APP',
    en: {
      name: 'Removal of the appendix',
      done: 'The inflamed appendix, a small part of the bowel, is taken out through a cut on the lower right of the belly.',
      risks:
        'Infection of the wound or inside the belly, bleeding, injury to the bowel or the bladder, a leak of the bowel, adhesions that may block the bowel later, a hernia at the scar.',
      alternatives: 'Antibiotics alone help some people, but the inflammation often comes back.',
      without: 'The appendix may burst. Pus may spread in the belly and put life in danger.',
    },
    bn: {
      name: 'অ্যাপেন্ডিক্স অপারেশন',
      done: 'পেটের ডান দিকে নিচে কেটে অন্ত্রের ছোট একটি ফোলা অংশ (অ্যাপেন্ডিক্স) ফেলে দেওয়া হবে।',
      risks:
        'কাটা জায়গায় বা পেটের ভেতরে সংক্রমণ, রক্তপাত, অন্ত্র বা মূত্রথলিতে আঘাত, অন্ত্র ফুটো হওয়া, পরে অন্ত্র জড়িয়ে বন্ধ হয়ে যাওয়া, দাগের জায়গায় হার্নিয়া।',
      alternatives: 'শুধু অ্যান্টিবায়োটিকে কারও কারও ভালো হয়, কিন্তু রোগটি প্রায়ই ফিরে আসে।',
      without: 'অ্যাপেন্ডিক্স ফেটে যেতে পারে। পেটে পুঁজ ছড়িয়ে জীবন বিপদে পড়তে পারে।',
    },
  },
  {
    procedure: 'LSCS',
    en: {
      name: 'Caesarean section',
      done: 'The baby is born through a cut in the lower belly and the womb.',
      risks:
        'Heavy bleeding, infection of the wound or the womb, injury to the bladder or the bowel, a blood clot in a leg or the lungs, a small cut of the baby, breathing trouble of the baby, removal of the womb if bleeding cannot be stopped, and problems of the scar in the next pregnancy.',
      alternatives: 'Birth through the vagina, where mother and baby are safe with it.',
      without: 'Mother or baby may be harmed or die if the birth cannot go on safely.',
    },
    bn: {
      name: 'সিজারিয়ান অপারেশন',
      done: 'তলপেট ও জরায়ু কেটে শিশুর জন্ম দেওয়া হবে।',
      risks:
        'বেশি রক্তপাত, কাটা জায়গায় বা জরায়ুতে সংক্রমণ, মূত্রথলি বা অন্ত্রে আঘাত, পায়ে বা ফুসফুসে রক্ত জমাট বাঁধা, শিশুর গায়ে ছোট কাটা, শিশুর শ্বাসকষ্ট, রক্তপাত বন্ধ না হলে জরায়ু ফেলে দেওয়া, পরের গর্ভে দাগের জায়গায় সমস্যা।',
      alternatives: 'মা ও শিশুর জন্য নিরাপদ হলে স্বাভাবিক প্রসব।',
      without: 'প্রসব নিরাপদে না এগোলে মা বা শিশুর ক্ষতি বা মৃত্যু হতে পারে।',
    },
  },
  {
    procedure: 'HERNIA',
    en: {
      name: 'Hernia repair',
      done: 'The bulge in the groin is put back and the weak place is closed, mostly with a mesh.',
      risks:
        'The hernia may come back. Bleeding, swelling or infection of the wound or the mesh, lasting pain or numbness in the groin, trouble passing urine for some days, injury to the bowel, the bladder or, in men, the vessels of the testicle.',
      alternatives: 'Waiting and watching where the hernia does not trouble you, or a truss.',
      without: 'The hernia may grow. Bowel may get stuck in it, which is an emergency.',
    },
    bn: {
      name: 'হার্নিয়া অপারেশন',
      done: 'কুঁচকির ফোলা অংশ ভেতরে ঢুকিয়ে দুর্বল জায়গাটি বন্ধ করা হবে, বেশির ভাগ সময় একটি জালি বসিয়ে।',
      risks:
        'হার্নিয়া আবার হতে পারে। রক্তপাত, ফোলা, কাটা জায়গায় বা জালিতে সংক্রমণ, কুঁচকিতে অনেক দিন ব্যথা বা অবশ ভাব, কয়েক দিন প্রস্রাবে কষ্ট, অন্ত্র, মূত্রথলি বা পুরুষের ক্ষেত্রে অণ্ডকোষের রক্তনালিতে আঘাত।',
      alternatives: 'কষ্ট না থাকলে অপেক্ষা করা ও নজর রাখা, অথবা হার্নিয়ার বেল্ট পরা।',
      without: 'হার্নিয়া বড় হতে পারে। ভেতরে অন্ত্র আটকে গেলে জরুরি অবস্থা হয়।',
    },
  },
  {
    procedure: 'LAP-CHOLE',
    en: {
      name: 'Removal of the gall bladder by keyhole surgery',
      done: 'The gall bladder with its stones is taken out through four small cuts with the help of a camera.',
      risks:
        'Bleeding, infection, a leak of bile, injury to the bile duct, the bowel or a large vessel, a stone left in the bile duct, and a change to an open operation with a larger cut.',
      alternatives: 'Medicine for the pain and food with little fat; the stones stay.',
      without: 'The pain may come back. The gall bladder, the bile duct or the pancreas may become inflamed.',
    },
    bn: {
      name: 'ছোট ছিদ্রে পিত্তথলি অপারেশন',
      done: 'ক্যামেরার সাহায্যে চারটি ছোট কাটা দিয়ে পাথরসহ পিত্তথলি ফেলে দেওয়া হবে।',
      risks:
        'রক্তপাত, সংক্রমণ, পিত্ত চুঁইয়ে পড়া, পিত্তনালি, অন্ত্র বা বড় রক্তনালিতে আঘাত, পিত্তনালিতে পাথর থেকে যাওয়া, দরকার হলে বড় করে কেটে অপারেশন করা।',
      alternatives: 'ব্যথার ওষুধ ও কম চর্বির খাবার; তবে পাথর থেকে যাবে।',
      without: 'ব্যথা আবার হতে পারে। পিত্তথলি, পিত্তনালি বা অগ্ন্যাশয়ে প্রদাহ হতে পারে।',
    },
  },
  {
    procedure: 'PHACO',
    en: {
      name: 'Cataract operation',
      done: 'The cloudy lens of the eye is taken out and an artificial lens is put in.',
      risks:
        'Infection inside the eye, bleeding, a raised pressure or a swelling of the eye, a tear behind the lens that may need another operation, a loosened retina, clouding behind the new lens later, and, in rare cases, loss of sight in this eye. Glasses may still be needed.',
      alternatives: 'Stronger glasses for a while. No drops or medicine clear the lens.',
      without: 'Sight goes on getting worse.',
    },
    bn: {
      name: 'ছানি অপারেশন',
      done: 'চোখের ঘোলা লেন্স বের করে একটি কৃত্রিম লেন্স বসানো হবে।',
      risks:
        'চোখের ভেতরে সংক্রমণ, রক্তপাত, চোখের চাপ বাড়া বা ফোলা, লেন্সের পেছনের পর্দা ছিঁড়ে আবার অপারেশনের দরকার হওয়া, রেটিনা সরে যাওয়া, পরে নতুন লেন্সের পেছনে ঘোলা হওয়া এবং খুব কম ক্ষেত্রে এই চোখের দৃষ্টি চলে যাওয়া। এর পরেও চশমা লাগতে পারে।',
      alternatives: 'কিছু দিন বেশি পাওয়ারের চশমা। কোনো ড্রপ বা ওষুধে লেন্স পরিষ্কার হয় না।',
      without: 'দৃষ্টি ধীরে ধীরে আরও কমে যাবে।',
    },
  },
];
