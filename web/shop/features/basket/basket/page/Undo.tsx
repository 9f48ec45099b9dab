import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../Basket.module.css'
import type { BasketEditing } from './useBasketEditing.ts'

type Props = { editing: Pick<BasketEditing, 'removed' | 'putBack'> }

/** What was deleted last, and the way back. */
export function Undo({ editing: { removed, putBack } }: Props) {
  const text = useText()
  if (removed.length === 0) return null
  const undo = () => {
    endDoubleClick()
    void putBack()
  }
  return (
    <p className={classes.undo} role="status" data-focus-next>
      <span>{text('basket_line.gone', { count: removed.length })}</span>
      <Button size="compact-sm" variant="default" onClick={undo}>
        {text('basket_line.undo')}
      </Button>
    </p>
  )
}

/** The bar goes at the first click, and a product moves up under the pointer: the second of a double click is not meant for it. */
function endDoubleClick() {
  const next = (click: MouseEvent) => {
    if (click.detail > 1) {
      click.preventDefault()
      click.stopPropagation()
    } else window.removeEventListener('click', next, true)
  }
  window.addEventListener('click', next, true)
}
