import { type ComponentProps, useId } from 'react'
import classes from './Select.module.css'

type Props = Pick<ComponentProps<'select'>, 'ref' | 'aria-label' | 'value' | 'disabled' | 'onChange'> & {
  label?: string
  data: ReadonlyArray<{ value: string; label: string }>
  size?: 'xs'
}

/** One of a few: the browser's own list, which every device shows in its best way. */
export function Select({ label, data, size, ...rest }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      {label && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <select id={id} className={classes.select} data-small={size} {...rest}>
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
