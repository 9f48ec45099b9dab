import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { readShipmentNumber, shipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { holds } from '../../../../../rules/identity/permissions.ts'
import { consoleEntries } from '../../../../../rules/office/console.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Combobox } from '../../../../ui/controls/Combobox.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import { useSettledValue } from '../../../../ui/useSettledValue.ts'
import classes from './Find.module.css'
import { soughtCustomersQuery, soughtOrdersQuery } from './queries.ts'

type Target = { name: string; to: ReturnType<typeof consoleLink>; search?: object }

/** Finds pages, orders, customers and shelves from wherever one is: a few letters or a number, then Enter. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { targets, isPending } = useTargets(typed)
  const go = ({ to, search = {} }: Target) => {
    onClose()
    void navigate({ ...to, search: search as never })
  }
  return (
    <Dialog title={text('console.find')} onClose={onClose}>
      <div className={classes.find}>
        <Combobox
          label={text('console.find_label')}
          placeholder={text('console.find_hint')}
          choices={targets.map(({ name }, id) => ({ id, name }))}
          value={undefined}
          isPending={isPending}
          isFirst
          onType={setTyped}
          onChoose={({ id }) => {
            const target = targets[id]
            if (target) go(target)
          }}
        />
      </div>
    </Dialog>
  )
}

/** Where what is typed may lead, pages first, and an order before those whose numbers only begin alike. */
function useTargets(typed: string): { targets: Target[]; isPending: boolean } {
  const text = useText()
  const entered = typed.trim()
  const keyword = useSettledValue(entered)
  const permissions = useSession()?.permissions ?? []
  const orders = useQuery(soughtOrdersQuery(keyword, holds(permissions, 'staff:orders')))
  const customers = useQuery(soughtCustomersQuery(keyword, holds(permissions, 'staff:customers')))
  const pages = consoleEntries(permissions)
    .map(({ address, title }) => ({ name: text(title), to: consoleLink(address) }))
    .filter(({ name }) => name.toLowerCase().includes(entered.toLowerCase()))
  const found = (orders.data ?? []).toSorted((a, b) => Number(isMeant(b, entered)) - Number(isMeant(a, entered)))
  const targets = [
    ...pages,
    ...found.map(({ orderId, orderno, company }) => ({
      name: `${orderno} · ${company}`,
      to: detailLink('orders', orderId),
    })),
    ...(customers.data ?? []).map(({ customerId, custnum, company }) => ({
      name: `${custnum} · ${company}`,
      to: detailLink('customers', customerId),
    })),
    ...(holds(permissions, 'staff:warehouse') ? warehouseTargets(entered, text) : []),
  ]
  return { targets, isPending: entered !== keyword || orders.isFetching || customers.isFetching }
}

const isMeant = ({ orderno }: { orderno: string }, entered: string) => orderno.toLowerCase() === entered.toLowerCase()

/** A shipment by the number on its documents, and the shelves of a product. */
function warehouseTargets(entered: string, text: ReturnType<typeof useText>): Target[] {
  if (entered.length < 3) return []
  const shelf = {
    name: text('console.find_stock', { number: entered }),
    to: consoleLink('stock'),
    search: { number: entered },
  }
  const shipmentId = /^s/i.test(entered) ? readShipmentNumber(entered) : undefined
  if (shipmentId === undefined) return [shelf]
  const name = text('warehouse.shipment', { number: shipmentNumber(shipmentId) })
  return [{ name, to: detailLink('shipments', shipmentId) }, shelf]
}
