import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import classes from './ComponentGallery.module.css'
import { contrast } from './contrast.ts'
import { colourGroups, pairs, tokens } from './tokens.ts'
import { useTokenValues } from './useTokenValues.ts'

/** The colours of the scheme that is shown, and how far those are apart that stand on each other. */
export function Colours() {
  const findValue = useTokenValues()
  return (
    <>
      <ul className={classes.tokens}>
        {colourGroups
          .flatMap((group) => tokens[group])
          .map((name) => (
            <li key={name} className={classes.token}>
              <span className={classes.swatch} style={{ background: `var(${name})` }} aria-hidden />
              <span>
                <code>{name}</code>
                {name !== '--inks' && findValue(name)}
              </span>
            </li>
          ))}
      </ul>
      <h3>WCAG 1.4.3, 1.4.11</h3>
      <ul className={classes.pairs}>
        {pairs.map(([colour, ground, least]) => (
          <li key={`${colour} ${ground}`} className={classes.pair}>
            <span style={{ background: `var(${ground})`, color: least >= 4.5 ? `var(${colour})` : 'var(--ink)' }}>
              {colour} / {ground}
            </span>
            <Ratio ratio={contrast(findValue(colour), findValue(ground))} least={least} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Ratio({ ratio, least }: { ratio: number | undefined; least: number }) {
  const { number } = useFormat()
  if (ratio === undefined) return null
  return <StatusBadge tone={ratio >= least ? 'good' : 'bad'}>{number(Math.floor(ratio * 100) / 100)}</StatusBadge>
}
