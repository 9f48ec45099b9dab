import { IconAlertTriangle, IconBox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { useText } from '../language/language.tsx'
import { type Failure, useReason } from './failure.ts'
import classes from './Notice.module.css'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** It is all that the page has to say: its heading. */
  isPage?: boolean
}

/** Nothing to show, and what to do next. */
export function Empty({ title, children, action, isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.notice} data-focus-next>
      <IconBox size={36} stroke={1.4} aria-hidden className={classes.icon} />
      <Title className={classes.title}>{title}</Title>
      {children && <p className={classes.words}>{children}</p>}
      {action}
    </div>
  )
}

/** What happened, and the way to try again. Nothing that was entered is lost. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const text = useText()
  const reasonOf = useReason()
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle size={36} stroke={1.4} aria-hidden className={classes.bad} />
      <p className={classes.title}>{text('ui.failed')}</p>
      <p className={classes.words}>{reasonOf(failure)}</p>
      <Button variant="default" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </div>
  )
}
