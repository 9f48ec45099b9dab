import { type ComponentProps, useId } from 'react'
import classes from './Choice.module.css'
import selectClasses from './Select.module.css'

type Props = Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange' | 'ref' | 'disabled' | 'autoComplete'> & {
  label: string
  data: ReadonlyArray<{ value: string; label: string }>
  error?: string | undefined
}

/** One of a few in a form: says beside it what is wrong with the choice. */
export function Choice({ label, data, error, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={selectClasses.label}>
        {label}
      </label>
      <select
        id={id}
        className={selectClasses.select}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        {...rest}
      >
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
