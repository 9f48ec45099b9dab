import { Button } from '../controls/Button.tsx'
import { useText } from '../language/language.tsx'
import { confirm } from './confirm.ts'
import classes from './DraftNotice.module.css'

type Props = {
  children: string
  /** What the button says, and what is asked before it is done. */
  action: string
  sure: string
  onDiscard: () => void
}

/** Says that this window has kept something that was left before it was done, and how to be rid of it. */
export function DraftNotice({ children, action, sure, onDiscard }: Props) {
  const text = useText()
  const discard = async () => {
    const title = text('layout.warning')
    if (await confirm({ title, message: sure, yes: action, no: text('ui.cancel'), danger: true })) onDiscard()
  }
  return (
    <div className={classes.notice}>
      <p role="status">{children}</p>
      <Button variant="default" size="compact-sm" onClick={() => void discard()}>
        {action}
      </Button>
    </div>
  )
}
