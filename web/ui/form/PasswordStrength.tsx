import { useEffect, useState } from 'react'
import { guessableWords, type PasswordOwner, readablePart } from '../../../rules/identity/guessable-words.ts'
import { useText } from '../language/language.tsx'
import classes from './PasswordStrength.module.css'

type Score = 0 | 1 | 2 | 3 | 4

type Props = {
  password: string
  /** Whose it is: what others know of them makes a password weak. */
  owner?: PasswordOwner
}

/** Shows below a new password how strong it is, while it is typed. The page has the texts of `password`. */
export function PasswordStrength({ password, owner = {} }: Props) {
  const text = useText()
  const [score, setScore] = useState<Score>()
  const words = guessableWords(owner, new Date()).join('\n')
  useEffect(() => {
    let late = password === ''
    if (late) setScore(undefined)
    else
      measure()
        .then((check) => check(readablePart(password), words.split('\n')).score)
        .then((found) => {
          if (!late) setScore(found)
        })
        // Without it the rules still hold.
        .catch(() => {})
    return () => {
      late = true
    }
  }, [password, words])
  if (score === undefined) return null
  return (
    <div className={classes.strength} data-score={score}>
      <span className={classes.bar} aria-hidden>
        <span />
      </span>
      <span role="status">{text('password.strength', { word: text(`password.strength_${score}`) })}</span>
    </div>
  )
}

let loaded: Promise<(password: string, words: string[]) => { score: Score }> | undefined

/** Half a megabyte of words, loaded when the first character of a password is typed. */
function measure() {
  loaded ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return (password, words) => factory.check(password, words)
    },
  )
  return loaded
}
