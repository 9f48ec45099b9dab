import { useState } from 'react'
import type { ExchangeState } from '../../../../../rules/invoice/exchange.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './EInvoice.module.css'
import { EInvoiceDrawer } from './EInvoiceDrawer.tsx'
import { LastDay } from './LastDay.tsx'
import type { EInvoice } from './queries.ts'

const tones = { waiting: 'caution', failed: 'bad', written: 'caution', sent: 'good', refused: 'bad' } as const

/** Invoices with where they stand on their way through the exchange system; each opens beside the list. */
export function EInvoiceList({ eInvoices }: { eInvoices: readonly EInvoice[] }) {
  const text = useText()
  const { day } = useFormat()
  const [openId, setOpenId] = useState<number>()
  const open = eInvoices.find(({ itemId }) => itemId === openId)
  return (
    <>
      <RowTable
        rows={eInvoices}
        rowKey={({ itemId }) => itemId}
        columns={[
          { head: text('e_invoice.number'), cell: ({ number }) => number },
          { head: text('e_invoice.company'), onPhone: 'wide', cell: ({ company }) => company },
          { head: text('e_invoice.issued_on'), cell: ({ issuedOn }) => day(issuedOn) },
          { head: text('e_invoice.last_day'), cell: ({ deadline }) => deadline && <LastDay deadline={deadline} /> },
          { head: text('e_invoice.file'), onPhone: 'wide', cell: ({ fileName }) => fileName ?? '–' },
          { head: text('e_invoice.status'), onPhone: 'corner', cell: (row) => <Standing eInvoice={row} /> },
          {
            head: text('e_invoice.actions'),
            isSpoken: true,
            cell: ({ itemId, number }) => (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${text('e_invoice.open')} ${number}`}
                onClick={() => setOpenId(itemId)}
              >
                {text('e_invoice.open')}
              </Button>
            ),
          },
        ]}
      />
      {open && <EInvoiceDrawer key={open.itemId} eInvoice={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function Standing({ eInvoice: { status, fault } }: { eInvoice: EInvoice }) {
  return (
    <>
      <ExchangeBadge status={status} />
      {fault && <span className={classes.fault}>{fault}</span>}
    </>
  )
}

function ExchangeBadge({ status }: { status: ExchangeState }) {
  const text = useText()
  return <StatusBadge tone={tones[status]}>{text(`e_invoice.status_${status}`)}</StatusBadge>
}
