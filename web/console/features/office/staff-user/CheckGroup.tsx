import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import classes from './StaffUser.module.css'

type Option<Value> = { value: Value; label: string; hint?: string }

type Props<Value> = {
  label: string
  error: string | undefined
  options: readonly Option<Value>[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
}

/** Several of a few; says under their name what is wrong with the choice. */
export function CheckGroup<Value extends string | number>({ label, error, options, chosen, onChoose }: Props<Value>) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {error && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
      {options.map(({ value, label: name, hint }, at) => (
        <Checkbox
          key={value}
          label={name}
          description={hint}
          classNames={{ description: classes.hint ?? '' }}
          aria-invalid={(error !== undefined && at === 0) || undefined}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  )
}
