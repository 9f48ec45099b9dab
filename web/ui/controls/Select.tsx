import { type ComponentProps, useId } from 'react'
import classes from './Select.module.css'

type Own =
  | 'ref'
  | 'name'
  | 'autoComplete'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'value'
  | 'disabled'
  | 'onChange'
  | 'onFocus'
  | 'onPointerEnter'
export type SelectProps = Pick<ComponentProps<'select'>, Own> & {
  label?: string
  data: ReadonlyArray<{ value: string; label: string }>
  size?: 'xs'
  /** It has the focus of the dialog or drawer in which it stands. */
  'data-autofocus'?: boolean | undefined
  /** What is wrong with the choice; it stands below. */
  error?: string | undefined
}

/** One of a few: the browser's own list, which every device shows in its best way. */
export function Select({ label, data, size, error, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <select
        id={id}
        className={classes.select}
        data-small={size}
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
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
