import classes from './ComponentGallery.module.css'
import { tokens } from './tokens.ts'
import { useTokenValues } from './useTokenValues.ts'

const plates = [
  ['--surface', 'none'],
  ['--raised', 'none'],
  ['--raised', 'var(--shadow)'],
] as const

/** Spacing steps, sizes of controls and of the page, and elevation. */
export function Spacing() {
  const findValue = useTokenValues()
  return (
    <>
      <dl className={classes.letters}>
        {tokens.spacing.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={classes.bar} style={{ width: `var(${name})` }} />
            </dd>
          </div>
        ))}
        {tokens.sizes.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{findValue(name)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.plates}>
        {plates.map(([ground, boxShadow]) => (
          <div
            key={`${ground} ${boxShadow}`}
            className={classes.plate}
            style={{ background: `var(${ground})`, boxShadow }}
          >
            <code>
              {ground} {boxShadow === 'none' ? '' : '--shadow'}
            </code>
          </div>
        ))}
      </div>
    </>
  )
}
