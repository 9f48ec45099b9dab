import type { Faq } from './queries.ts'

/** The most characters that an address keeps of a search. */
export const longestFaqSearch = 100

/** The entries whose question or answer has all words, however they are accented. */
export function filterFaqs(faqs: readonly Faq[], keyword: string): readonly Faq[] {
  const words = plain(keyword).split(/\s+/).filter(Boolean)
  if (words.length === 0) return faqs
  return faqs.filter(({ question, answer }) => {
    const content = plain(`${question} ${answer}`)
    return words.every((word) => content.includes(word))
  })
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/ł/gi, 'l').toLowerCase()
