import type { Language, TextKey, Values } from '../index.ts'

type Say = (key: TextKey, values?: Values) => string

/** Says texts as before, in Italian with articles that fit the days and numbers that were put into them. */
export const withElision = (language: Language, say: Say): Say =>
  language === 'it' ? (key, values) => elideArticles(say(key, values)) : say

/** Articles, alone and within a preposition, as they stand before a vowel. */
const elided: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
}

// Otto, ottanta, undici and uno begin with a vowel; mille does not, and the first of a month is primo.
const beforeVowel = /\b([Ii]l|[Aa]l|[Dd]al|[Dd]el|[Nn]el|[Ss]ul) (?=8|11?(?![\dº]|\.\d)|11\.\d)/g

/** A sentence with its articles before the numbers that were put into it: il 8 dicembre becomes l’8 dicembre. */
export const elideArticles = (sentence: string): string =>
  sentence.replaceAll(beforeVowel, (_, article: string) => {
    const written = elided[article.toLowerCase()] ?? ''
    return article === article.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1)
  })
