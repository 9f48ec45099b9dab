import { ask } from '../../../ui/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import classes from './LeftOrderNote.module.css'

/** Says that an order was left before it was placed, and how to begin it anew. */
export function LeftOrderNote({ onBeginAnew }: { onBeginAnew: () => void }) {
  const text = useText()
  const beginAnew = async () => {
    const sure = await ask({
      title: text('layout.warning'),
      message: text('order.begin_anew_sure'),
      yes: text('order.begin_anew'),
      no: text('ui.cancel'),
      danger: true,
    })
    if (sure) onBeginAnew()
  }
  return (
    <div className={classes.left}>
      <p role="status">{text('order.left')}</p>
      <Button variant="default" size="compact-sm" onClick={() => void beginAnew()}>
        {text('order.begin_anew')}
      </Button>
    </div>
  )
}
