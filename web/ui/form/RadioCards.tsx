import { type ReactNode, useId } from 'react'
import classes from './RadioCards.module.css'

type Props<T extends string> = {
  title: string
  /** What each means, and on a line of its own what it comes to now. */
  options: ReadonlyArray<{ value: T; label: string; hint: string; outcome?: string }>
  chosen: T
  onChoose: (value: T) => void
  error?: string | undefined
  /** What belongs to the choice: why it is asked, above it, or what it asks for in turn, below. */
  above?: ReactNode
  children?: ReactNode
}

/** One of a few that each say in a sentence what they mean. */
export function RadioCards<T extends string>({ title, options, chosen, onChoose, error, above, children }: Props<T>) {
  const id = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{title}</legend>
      {above}
      {options.map(({ value, label, hint, outcome }) => (
        <label key={value} className={classes.option} data-chosen={value === chosen || undefined}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            aria-describedby={`${id}-${value}`}
            aria-invalid={(error !== undefined && value === chosen) || undefined}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            <small id={`${id}-${value}`}>
              {hint}
              {outcome && <b>{outcome}</b>}
            </small>
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={`${classes.whole} ${classes.error}`}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
