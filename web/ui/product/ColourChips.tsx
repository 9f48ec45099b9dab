import classes from './ColourChips.module.css'
import { partsOf } from './colours.ts'
import { useColourName } from './useColourName.ts'

/** A cartridge's colour: its chip with the letter in it, never colour alone; words where it has no code. */
export function ColourChips({ colour, named = false }: { colour: string; named?: boolean }) {
  const colourName = useColourName()
  if (!colour) return null
  const parts = partsOf(colour)
  const name = colourName(colour)

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
