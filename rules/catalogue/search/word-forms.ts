import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { normalise } from '../product/part-number.ts'
import type { WordLanguage } from './search-vocabulary.ts'

/** A word as it is looked up: small letters without accents and signs. `Żółty` is `zolty`, `d'encre` is `dencre`. */
export const toLookupKey = (word: string) => normalise(word).replaceAll('Ł', 'L').toLowerCase()

// Snowball has no Polish. Endings of nouns and adjectives, the longest first.
const polishEndings =
  'owych owego owymi owemu owej owym owa owe owy ami ach ych ymi ego emu ich imi iem ej om ow em ie im a e i o u y'.split(
    ' ',
  )
const shortestStem = 3

function polish(word: string): string {
  const ending = polishEndings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem)
  return ending ? word.slice(0, -ending.length) : word
}

const stemmers: Record<WordLanguage, (word: string) => string> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  pl: polish,
  nl: dutch,
  zh: (word) => word,
}

/** What a word has in common with its plurals and cases in a language; of a word as `lookedUp` writes it. */
export const stem = (word: string, language: WordLanguage) => stemmers[language](word)
