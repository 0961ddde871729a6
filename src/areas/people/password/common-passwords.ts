const words = `
  password passwort passw0rd p@ssw0rd p@ssword pass1234 passpass mypassword newpassword changeme changeit
  letmein letmein1 welcome welcome1 iloveyou sunshine princess football baseball superman batman pokemon
  trustno1 whatever computer internet starwars michelle jennifer charlie jordan23 mustang shadow master monkey
  dragon killer freedom secret secret123 hunter2 liverpool chelsea arsenal barcelona bangladesh pakistan
  qwerty qwertyui qwertyuiop qwerty123 qwerty12 qazwsxedc qazwsx asdfghjk asdfghjkl asdfasdf zxcvbnm zxcvbnma
  1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx abc12345 abcd1234 abcdefgh abcdefghij a1b2c3d4 aa123456
  11111111 12121212 12344321 12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 123123123
  123456789a a123456789 11223344 1122334455 10203040 112233445566 147258369 123454321 1234512345
  admin administrator admin123 root1234 superuser test1234 testtest guest1234 default demo1234 openward
  hospital hospital1 doctor nurse clinic patient medicine health healthcare reception emergency
  summer winter spring autumn january february march april june july august september october november december
`;

/** Passwords, and words in front of digits and signs, that are tried first; in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
