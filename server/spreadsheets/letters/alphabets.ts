/** Letters beyond ASCII by language, without those that are hardly ever written. */
const alphabets: Record<string, string> = {
  de: 'äöüß',
  nl: 'ëïéèö',
  fr: 'àâçéèêëîïôœùû',
  it: 'àèéìòù',
  es: 'áéíñóúü',
  pt: 'áâãàçéêíóôõú',
  da: 'æøåé',
  sv: 'åäöé',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  sk: 'áäčďéíľňóôšťúýž',
  hu: 'áéíóöőúüű',
  hr: 'čćđšž',
}
const sets = Object.entries(alphabets).map(([language, letters]) => ({ language, letters: new Set(letters) }))

/** Words of one letter beyond ASCII. */
const loneLetters = new Set('àèéóòùêáíúöå')

const mostLanguages = 3

/**
 * The languages that words are of, as few as may be: each choice of one, else of two, else of three. Undefined where it
 * takes more, or where a word is none: a lone letter, a capital behind a small letter or
 * between a capital and a small one, letters of no one language.
 */
export function smallestCover(words: readonly string[]): string[][] | undefined {
  if (words.some((word) => !isWord(word))) return undefined
  const letters = beyondAscii(words.join(''))
  if (letters.length === 0) return [[]]
  for (let most = 1; most <= mostLanguages; most++) {
    const covers = choices(most).filter((chosen) =>
      letters.every((letter) => chosen.some((set) => set.letters.has(letter))),
    )
    if (covers.length > 0) return covers.map((cover) => cover.map(({ language }) => language))
  }
  return undefined
}

const beyondAscii = (text: string) =>
  [...new Set(text.toLowerCase())].filter((letter) => letter > '\u007f' && /\p{L}/u.test(letter))

function isWord(word: string): boolean {
  const letters = word.replaceAll(/[^\p{L}]/gu, '')
  if (letters.length === 1) return letters < '\u007f' || loneLetters.has(letters.toLowerCase())
  if (/\p{Ll}(?=[^ -~])\p{Lu}|\p{Lu}(?=[^ -~])\p{Lu}\p{Ll}/u.test(letters)) return false
  return sets.some((set) => beyondAscii(letters).every((letter) => set.letters.has(letter)))
}

type Choice = (typeof sets)[number]

function choices(count: number, from = 0): Choice[][] {
  if (count === 0) return [[]]
  return sets.slice(from).flatMap((set, at) => choices(count - 1, from + at + 1).map((rest) => [set, ...rest]))
}
