import classes from './ColourChips.module.css'
import { toParts } from './colours.ts'
import { endsWith, useColourName } from './useColourName.ts'

type Props = {
  colour: string
  named?: boolean
  /** The name that stands beside it, as it is shown: words that it says already are not said again. */
  beside?: string
}

/** A cartridge's colour: its chip with the letter in it, never colour alone; words where it has no code. */
export function ColourChips({ colour, named = false, beside = '' }: Props) {
  const colourName = useColourName()
  if (!colour) return null
  const parts = toParts(colour)
  const name = colourName(colour)

  if (parts.length === 0 && endsWith(beside, name)) return null
  if (parts.length === 0) return <span className={classes.words}>{name}</span>
  return (
    <span className={classes.chips} title={name}>
      {parts.map(({ code, ink, paper }) => (
        <span key={code} className={classes.chip} style={{ background: ink, color: paper }} aria-hidden>
          {code}
        </span>
      ))}
      <span className={named ? undefined : classes.spoken}>{name}</span>
    </span>
  )
}
