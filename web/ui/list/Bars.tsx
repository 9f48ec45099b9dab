import classes from './Bars.module.css'
import type { BarSpan } from './bar-spans.ts'

/** What a colour of bars means; a light one is less of it. */
export type BarTone = 'good' | 'lightCaution' | 'caution' | 'lightBad' | 'bad' | 'lightActive' | 'active' | 'quiet'
export type BarPart = BarSpan & { tone: BarTone }

type Props = {
  /** Below each other, the first one the thickest; the parts of each stand side by side. */
  bars: readonly (readonly BarPart[])[]
  /** The parts of one bar make a whole. */
  isWhole?: boolean
}

const heights = [6, 3]
const apart = 1

/** The bars of a row of a table. The figures beside them say the same, so readers of the screen pass them over. */
export function Bars({ bars, isWhole }: Props) {
  const tops = bars.map((_, at) => heights.slice(0, at).reduce((top, height) => top + height + apart, 0))
  const whole = heights.slice(0, bars.length).reduce((sum, height) => sum + height, apart * (bars.length - 1))
  return (
    <svg
      className={classes.bars}
      data-whole={isWhole || undefined}
      viewBox={`0 0 100 ${whole}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.flatMap((parts, at) =>
        parts.map(
          ({ start, length, tone }) =>
            length > 0 && (
              <rect
                key={`${tops[at]} ${tone}`}
                x={start}
                y={tops[at]}
                width={length}
                height={heights[at]}
                data-tone={tone}
              />
            ),
        ),
      )}
    </svg>
  )
}

/** What the colours of the bars of a table mean, above it. */
export const BarColours = ({
  label,
  colours,
}: {
  label: string
  colours: readonly { tone: BarTone; name: string }[]
}) => (
  <ul className={classes.colours} aria-label={label}>
    {colours.map(({ tone, name }) => (
      <li key={tone}>
        <svg className={classes.colour} viewBox="0 0 1 1" aria-hidden>
          <rect width={1} height={1} data-tone={tone} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
)
