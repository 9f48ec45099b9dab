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
const loneLetters = new Set('àèéóòùêáíúöåø')

const mostLanguages = 3

/**
 * The languages that words are of, as few as may be: each choice of one, else of two, else of three. Undefined where it
 * takes more.
 */
export function smallestCover(words: readonly string[]): string[][] | undefined {
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

/**
 * Whether a word is one of a language: no lone letter, no capital behind a small letter or between a capital and a small
 * one, unless a sign stands between them as in `d'Étain`, and its letters are those of one language.
 */
export function isWord(word: string): boolean {
  const parts = word.split(/[^\p{L}]+/u).filter(Boolean)
  const letters = parts.join('')
  if (letters.length === 1) return letters < '\u007f' || loneLetters.has(letters.toLowerCase())
  if (parts.some((part) => misplacedCapital.test(part))) return false
  return sets.some((set) => beyondAscii(letters).every((letter) => set.letters.has(letter)))
}

const misplacedCapital = /\p{Ll}(?=[^ -~])\p{Lu}|\p{Lu}(?=[^ -~])\p{Lu}\p{Ll}/u

type Choice = (typeof sets)[number]

function choices(count: number, from = 0): Choice[][] {
  if (count === 0) return [[]]
  return sets.slice(from).flatMap((set, at) => choices(count - 1, from + at + 1).map((rest) => [set, ...rest]))
}
