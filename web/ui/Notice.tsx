import { Button } from '@mantine/core'
import { IconAlertTriangle, IconBox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from './language.tsx'
import classes from './Notice.module.css'

type Props = { title: string; children?: ReactNode; action?: ReactNode }

/** Nothing to show, and what to do next. */
export function Empty({ title, children, action }: Props) {
  return (
    <div className={classes.notice}>
      <IconBox size={36} stroke={1.4} aria-hidden className={classes.icon} />
      <p className={classes.title}>{title}</p>
      {children && <p className={classes.words}>{children}</p>}
      {action}
    </div>
  )
}

/** What happened, and the way to try again. Nothing that was entered is lost. */
export function Failed({ reason, onRetry }: { reason: string; onRetry?: (() => void) | undefined }) {
  const text = useText()
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle size={36} stroke={1.4} aria-hidden className={classes.bad} />
      <p className={classes.title}>{text('ui.failed')}</p>
      <p className={classes.words}>{reason}</p>
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      )}
    </div>
  )
}
