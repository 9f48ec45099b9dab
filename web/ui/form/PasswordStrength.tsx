import { useEffect, useState } from 'react'
import { useText } from '../language/language.tsx'
import classes from './PasswordStrength.module.css'

type Score = 0 | 1 | 2 | 3 | 4

type Props = {
  password: string
  /** Words of the reader that make a password weak: their name, their address. */
  near?: readonly string[]
}

// The library looks at every way to guess a password; of a long one the beginning tells enough.
const enough = 72

/** Tells below a new password how strong it is, while it is typed. The page has the texts of `password`. */
export function PasswordStrength({ password, near = [] }: Props) {
  const text = useText()
  const [score, setScore] = useState<Score>()
  const words = near.join('\n')
  useEffect(() => {
    let late = password === ''
    if (late) setScore(undefined)
    else
      measure()
        .then((check) => check(password.slice(0, enough), words.split('\n').filter(Boolean)).score)
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

let loaded: Promise<(password: string, near: string[]) => { score: Score }> | undefined

/** Half a megabyte of words, loaded when somebody begins to type a password. */
function measure() {
  loaded ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
      return (password, near) => factory.check(password, near)
    },
  )
  return loaded
}
