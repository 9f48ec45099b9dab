/** A text as a field of one line stores it: without space around, and one space wherever there was any. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
