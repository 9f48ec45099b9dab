// Arabic letter mark, left-to-right and right-to-left marks, embeddings, overrides and isolates (Unicode, UAX 9).
const marks = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069'

const anyMark = new RegExp(`[${marks}]`, 'g')

/**
 * A number or a reference, that identifies something, bears no sign that turns the direction of reading: it is invisible, and
 * what is read is another number than what is stored.
 */
export const unmarkedPattern = `^[^${marks}]*$`
/** The same of what may not be empty, or blank. */
export const neededUnmarkedPattern = `^\\s*[^\\s${marks}][^${marks}]*$`

export const hasDirectionMark = (text: string) => text.search(anyMark) >= 0

/** For what programs have written, such as the cells of a file: they put such signs where none were typed. */
export const withoutDirectionMarks = (text: string) => text.replace(anyMark, '')
