import { useText } from '../../../../ui/language/language.tsx'
import classes from './KeywordCorrections.module.css'

type Props = {
  keyword: string
  leftOut: readonly string[]
  corrected: ReadonlyArray<{ typed: string; meant: string }>
}

/** What of a keyword was read otherwise than it was typed, and what was left out. */
export function KeywordCorrections({ keyword, leftOut, corrected }: Props) {
  const text = useText()
  const correctedKeyword = corrected.reduce((words, one) => words.replace(one.typed, one.meant), keyword)
  const shownKeyword = leftOut.reduce((words, one) => words.replace(one, ''), correctedKeyword).trim()
  return (
    <>
      {corrected.length > 0 && <p className={classes.read}>{text('search.results', { keyword: shownKeyword })}</p>}
      {leftOut.length > 0 && <p className={classes.read}>{text('search.left_out', { words: leftOut.join(', ') })}</p>}
    </>
  )
}
