import { wordsIn } from '../../../rules/catalogue/search/words.ts'
import { useText } from '../language/language.tsx'
import { colourText } from './colours.ts'

/** Says a colour: a code of the trade by its name, the words of a tape in the reader's language. */
export function useColourName() {
  const text = useText()
  return (colour: string) => {
    const key = colourText(colour)
    return key ? text(key) : wordsIn(colour, text)
  }
}

/** Whether a name ends with a colour, `Chair, grey`: the words of one that has a code begin with a capital. */
export const endsWith = (name: string, colour: string) => ` ${name}`.toLowerCase().endsWith(` ${colour}`.toLowerCase())
