/** The most characters of an internal note and of a tag. */
export const longestNote = 2000
export const longestTag = 30

/** So many notes of an order or a customer are shown, the newest. */
export const mostNotes = 100

/** So many tags are offered. */
export const mostTagsOffered = 200

/** A tag as it is stored: without spaces around it, one between its words, and accents in one form. */
export const readTag = (typed: string) => typed.normalize('NFC').trim().replace(/\s+/g, ' ')

export type InternalNoteRefusal = 'note.not_author' | 'note.changed'
