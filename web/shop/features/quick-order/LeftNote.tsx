import { ask } from '../../../ui/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import classes from './QuickOrder.module.css'

/** Says that a list was left before it was saved, and how to be rid of it. */
export function LeftNote({ onDiscard }: { onDiscard: () => void }) {
  const text = useText()
  const discard = async () => {
    const sure = await ask({
      title: text('layout.warning'),
      message: text('quick_order.discard_sure'),
      yes: text('quick_order.discard'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (sure) onDiscard()
  }
  return (
    <div className={classes.left}>
      <p role="status">{text('quick_order.left')}</p>
      <Button variant="default" size="compact-sm" onClick={() => void discard()}>
        {text('quick_order.discard')}
      </Button>
    </div>
  )
}
