import { Checkbox } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { exportBasket } from '../../../../../../contract/basket/basket-file.ts'
import { download } from '../../../../../api/download.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Basket } from '../queries.ts'
import classes from './BasketBar.module.css'
import { isWhole } from './read-basket.ts'
import type { BasketEditing } from './useBasketEditing.ts'

type Props = { basket: Basket; editing: BasketEditing; children: ReactNode }

/** What can be done with chosen lines, and with the whole basket. */
export function BasketBar({ basket, editing: { chosen, toggleAll, remove }, children }: Props) {
  const text = useText()
  const { total } = basket
  return (
    <div className={classes.bar}>
      <Checkbox
        label={text('basket_line.select_all')}
        disabled={!isWhole(basket)}
        checked={chosen.length === total}
        indeterminate={chosen.length > 0 && chosen.length < total}
        onChange={toggleAll}
      />
      {/* The totals show it beside: here it would push the buttons, and all lines below them. */}
      {chosen.length > 0 && (
        <span role="status" className="spoken">
          {text('basket_line.chosen', { count: chosen.length })}
        </span>
      )}
      <Button variant="default" disabled={chosen.length === 0} onClick={() => void remove(chosen)}>
        {text('basket_line.remove_selected')}
      </Button>
      {children}
      <ExportButton />
      <Button
        variant="default"
        disabled={!isWhole(basket)}
        leftSection={<IconPrinter size={17} aria-hidden />}
        onClick={() => window.print()}
      >
        {text('basket_line.print')}
      </Button>
    </div>
  )
}

function ExportButton() {
  const text = useText()
  const taking = useMutation({ mutationFn: () => download(exportBasket, {}) })
  return (
    <Button
      variant="default"
      loading={taking.isPending}
      leftSection={<IconDownload size={17} aria-hidden />}
      onClick={() => taking.mutate()}
    >
      {text('basket_line.export')}
    </Button>
  )
}
