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
  /** What follows from the choice; it stands below. */
  hint?: string | undefined
  /** What is wrong with the choice; it stands below. */
  error?: string | undefined
  /** Its choices say more than a telephone shows of them in the field: the chosen one stands below, whole. */
  isLong?: true
}

/** What a telephone shows of the chosen one in the field, at least. */
const lettersOnPhone = 34

/** One of a few: the browser's own list, which every device shows in its best way. */
export function Select({ label, data, size, hint, error, isLong, ...rest }: SelectProps) {
  const id = useId()
  const below = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  const chosen = data.find(({ value }) => value === rest.value)
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
        {...(error !== undefined && { 'aria-invalid': true })}
        {...(below !== '' && { 'aria-describedby': below })}
        {...rest}
      >
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isLong && chosen && chosen.label.length > lettersOnPhone && (
        <p aria-hidden className={classes.whole}>
          {chosen.label}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
