import { Refusal, sentences } from '@portal/api';

/** The most frequent leaked passwords, Russian and international, which are tried first. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 654321
  111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999
  112233 121212 123123 123123123 123321 131313 147258369 159753 159357 789456 789456123 456789 101010 696969 123654
  112358 31415926 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc zaq12wsx
  qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qweasd qweasdzxc qwe123 asdfgh asdfghjkl
  asd123 zxcvbn zxcvbnm 123qwe 123qweasd 123abc abc123 abcdef abcd1234 a123456 aa123456 aaaaaa password password1
  password123 passw0rd p@ssw0rd admin123 administrator letmein welcome iloveyou monkey dragon master sunshine princess
  football baseball superman batman pokemon computer samsung internet marina natasha nastya andrey sergey dmitry
  maksim privet lublu zenit spartak russia йцукен йцукен123 йцукенг фывапр ячсмить пароль пароль123 привет любовь
  наташа марина сергей максим россия солнышко зайчик фотограф diafragma диафрагма`.split(/\s+/),
);

/** Refuses a password from this list, and one letter or blank that is only repeated. */
export function requireUncommon(password: string): void {
  const plain = password.normalize('NFC').toLowerCase();
  if (common.has(plain) || new Set(plain).size === 1) {
    throw new Refusal(422, sentences.passwordCommon, { password: [sentences.passwordCommon] });
  }
}
