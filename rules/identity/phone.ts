const fewestDigits = 5

/** Telephone numbers are written in every way; what has hardly a digit is none. */
export const isPhone = (text: string) => (text.match(/\d/g) ?? []).length >= fewestDigits

/** The same of a company, whose number stands on pages and documents: without words in it. */
export const isCompanyPhone = (text: string) => isPhone(text) && /^[\d\s()+./-]+$/.test(text)
