import { IconCheck } from '@tabler/icons-react'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Registration.module.css'

const names = ['registration.step_account', 'registration.step_company', 'registration.step_done'] as const

/** Where in the registration one is. */
export function Steps({ step }: { step: number }) {
  const text = useText()
  return (
    <ol className={classes.steps} aria-label={text('registration.steps')}>
      {names.map((name, at) => (
        <li key={name} aria-current={at + 1 === step ? 'step' : undefined} data-done={at + 1 < step || undefined}>
          <span className={classes.number}>{at + 1 < step ? <IconCheck size={16} aria-hidden /> : at + 1}</span>
          {text(name)}
        </li>
      ))}
    </ol>
  )
}
