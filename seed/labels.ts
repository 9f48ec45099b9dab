/** A text in the languages of the shop. */
export const labels = (...[en, de, it, fr, pl]: [en: string, de: string, it: string, fr: string, pl: string]) => ({
  en,
  de,
  it,
  fr,
  pl,
})

export type SeededLabels = ReturnType<typeof labels>
