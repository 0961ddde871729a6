import { toAsciiDigits } from './digits.ts';
import { optionalText } from './text.ts';
import { valueIssue } from './value.issues.ts';

// Loose on purpose: a real address must never be refused, a slip of the finger should be.

/** True for what has the parts of an e-mail address: one @, something before it, and a dot inside what follows. */
export function isEmailLike(text: string): boolean {
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || domain.includes('@') || /\s/.test(text)) return false;
  const dot = domain.indexOf('.', 1);
  return dot !== -1 && dot < domain.length - 1;
}

// Scripts whose letters look like those of another one of them.
const latinLetter = /\p{Script=Latin}/u;
const alikeScripts = [
  latinLetter,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];
const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
/** Letters of Cyrillic and Greek that nobody tells from Latin ones; a part of nothing else may be read as another. */
const onlyLookAlikes = /^[аеіјкорсухѕԁԛԝһӏαικνορτυχ\d_+-]+$/iu;

/**
 * True unless an e-mail address can be read as another one: it holds no mark that nobody sees, is written in the one
 * way that Unicode calls canonical, mixes no scripts within a part between dots, and no part is all look-alikes (Unicode
 * Technical Standard 39).
 */
export function isUnmistakable(address: string): boolean {
  if (unseen.test(address) || address.normalize('NFKC') !== address) return false;
  return address.split(/[@.]/).every((part) => {
    const scripts = alikeScripts.filter((script) => script.test(part));
    const isMixed = scripts.length > 1 || (latinLetter.test(part) && foreignLetter.test(part));
    return !isMixed && !(foreignLetter.test(part) && onlyLookAlikes.test(part));
  });
}

/** An optional e-mail address, null when empty; checked loosely. */
export const emailText = optionalText(254)
  .refine((text) => text === null || isEmailLike(text), valueIssue('notAnEmail'))
  .meta({ example: 'rahima@mail.example' });

// Address books put invisible marks of writing direction around a copied number.
const invisible = /\p{Cf}/gu;

/** An optional phone number, null when empty; checked loosely and kept in the digits 0 to 9, whatever was typed. */
export const phoneText = optionalText(40)
  .transform((text) => text && toAsciiDigits(text).replace(invisible, '').trim())
  .refine(
    (text) => text === null || (/^[\d\s+().\-/x]*$/i.test(text) && text.replace(/\D/g, '').length >= 5),
    valueIssue('notAPhone'),
  )
  .meta({ example: '+880 1700 000000' });
