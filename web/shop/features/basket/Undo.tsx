import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import classes from './Basket.module.css'
import type { BasketEditing } from './useBasketEditing.ts'

/** What was deleted last, and the way back. */
export function Undo({ editing: { gone, putBack } }: { editing: BasketEditing }) {
  const text = useText()
  if (gone.length === 0) return null
  return (
    <p className={classes.undo} role="status" data-focus-next>
      <span>{text('basket_line.gone', { count: gone.length })}</span>
      <Button size="compact-sm" variant="default" onClick={() => void putBack()}>
        {text('basket_line.undo')}
      </Button>
    </p>
  )
}
