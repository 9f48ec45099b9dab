import { wordsIn } from '../../../rules/product-words.ts'
import { useText } from '../language.tsx'
import { nameOf } from './colours.ts'

/** Says a colour: a code of the trade by its name, the words of a tape in the reader's language. */
export function useColourName() {
  const text = useText()
  return (colour: string) => {
    const key = nameOf(colour)
    return key ? text(key) : wordsIn(colour, text)
  }
}
