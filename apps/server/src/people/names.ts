/** The normalised form of a name: different spellings of the same name have the same key. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}

/** Letters of other scripts, and digits, that look like a Latin letter; each line is a letter and what looks like it. */
const LOOKS_LIKE = `
a аαɑ
b ьβ
c сϲ
d ԁ
e еєε
g ɡց
h һн
j јϳ
k кκ
l iіιӏ1|ıɩ
m м
n пո
o оοо0օ
p рρ
q ԛ
r г
s ѕ
t тτ
u υս
v ѵν
w ԝω
x хχ
y уүγ
z ᴢ`;

const LETTERS = new Map(
  LOOKS_LIKE.trim()
    .split('\n')
    .flatMap((line) => [...line.slice(2)].map((other) => [other, line[0]!] as const)),
);

/** Names that a reader would confuse have the same visual form. */
export function lookKey(name: string): string {
  const letters = [...nameKey(name)].map((letter) => LETTERS.get(letter) ?? letter);
  return letters.join('').replace(/[\s\p{P}]/gu, '') || nameKey(name);
}
