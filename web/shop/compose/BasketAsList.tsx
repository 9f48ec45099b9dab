import { IconListNumbers, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { mostListLines } from '../../../rules/basket/quick-order.ts'
import { mostLinesOfAddress, toSkus } from '../../../rules/catalogue/search/skus-query.ts'
import { useMay } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useText } from '../../ui/language/language.tsx'
import type { BasketLine } from '../features/basket/basket/queries.ts'

const loadDialog = () =>
  import('../features/basket/quick-order/saving/KeepListDialog.tsx').then((part) => part.KeepListDialog)

type Props = {
  lines: readonly BasketLine[]
  /** Whether these are all; those of a large basket are when its rest was read. */
  isWhole: boolean
}

/** Lines of the basket as a quick order: kept as a list of one's own, or shared with colleagues. */
export function BasketAsList({ lines, isWhole }: Props) {
  const text = useText()
  const may = useMay('cust:myquickorder')
  const [keeping, setKeeping] = useState(false)
  const close = () => setKeeping(false)
  if (!may) return null
  const listLines = lines.map(({ number, qty, custNumber, note }) => ({ number, qty, custNumber, note }))
  return (
    <>
      <Button
        variant="default"
        disabled={!isWhole || lines.length > mostListLines}
        leftSection={<IconListNumbers size={17} aria-hidden />}
        onClick={() => setKeeping(true)}
      >
        {text('basket_line.keep_as_list')}
      </Button>
      <ShareLines lines={listLines} disabled={!isWhole} />
      {keeping && <LazyDialog load={loadDialog} dialogProps={{ lines: listLines, onClose: close }} onMissing={close} />}
    </>
  )
}

type ShareProps = { lines: { number: string; qty: number; custNumber: string }[]; disabled: boolean }

/**
 * A link opens the products as a quick order, at the prices of who opens it and without notes; more than an address holds
 * are copied as text that the quick order reads.
 */
function ShareLines({ lines, disabled }: ShareProps) {
  const text = useText()
  const fits = lines.length <= mostLinesOfAddress
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(fits ? linkTo(lines) : toRows(lines))
      toast(text(fits ? 'basket_line.link_copied' : 'basket_line.rows_copied', { count: lines.length }), 'good')
    } catch {
      toast(text('basket_line.not_copied'), 'bad')
    }
  }
  return (
    <Button
      variant="default"
      disabled={disabled}
      leftSection={<IconShare size={17} aria-hidden />}
      onClick={() => void copy()}
    >
      {text('basket_line.share')}
    </Button>
  )
}

type SharedLines = Parameters<typeof toSkus>[0]

const linkTo = (lines: SharedLines) =>
  `${location.origin}/my/quickorder?${new URLSearchParams({ skus: toSkus(lines) })}`

const toRows = (lines: SharedLines) => lines.map(({ number, qty }) => `${number}\t${qty}`).join('\n')
