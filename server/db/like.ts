/** A pattern of `like` for what has a text anywhere in it. What means more to `like` stands for itself. */
export const substringPattern = (text: string) => `%${escapeLike(text)}%`

/** A pattern of `like` for what begins with a text. What means more to `like` stands for itself. */
export const prefixPattern = (text: string) => `${escapeLike(text)}%`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
