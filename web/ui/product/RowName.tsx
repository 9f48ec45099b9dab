import { toParts } from './colours.ts'
import classes from './RowName.module.css'
import { endsWith, useColourName } from './useColourName.ts'

/** A name in a row. Where there is no room for it, it is cut; a colour in words at its end goes below it then. */
export function RowName({ name, colour }: { name: string; colour: string }) {
  const colourName = useColourName()(colour)
  if (!colour || toParts(colour).length > 0 || !endsWith(name, colourName)) return name
  const at = name.length - colourName.length
  return (
    <span className={classes.name}>
      <span>{name.slice(0, at).trimEnd()}</span> <span>{name.slice(at)}</span>
    </span>
  )
}
