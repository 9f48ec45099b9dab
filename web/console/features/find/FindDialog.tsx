import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { consoleEntries } from '../../../../rules/console/console.ts'
import { holds } from '../../../../rules/people/permissions.ts'
import { useSession } from '../../../api/session/session.ts'
import { Combobox } from '../../../ui/controls/Combobox.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { useSettledValue } from '../../../ui/useSettledValue.ts'
import { soughtCustomersQuery, soughtOrdersQuery } from './queries.ts'

type Target = { name: string; to: string; search?: object }

/** Finds pages, orders, customers and shelves from wherever one is: a few letters or a number, then Enter. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const targets = useTargets(typed)
  const go = ({ to, search = {} }: Target) => {
    onClose()
    void navigate({ to: '/console/$', params: { _splat: to }, search: search as never })
  }
  return (
    <Dialog title={text('console.find')} onClose={onClose}>
      <Combobox
        label={text('console.find_label')}
        placeholder={text('console.find_hint')}
        choices={targets.map(({ name }, id) => ({ id, name }))}
        value={undefined}
        isFirst
        onType={setTyped}
        onChoose={({ id }) => {
          const target = targets[id]
          if (target) go(target)
        }}
      />
    </Dialog>
  )
}

/** Where what is typed may lead, pages first. */
function useTargets(typed: string): Target[] {
  const text = useText()
  const keyword = useSettledValue(typed.trim())
  const permissions = useSession()?.permissions ?? []
  const { data: orders = [] } = useQuery(soughtOrdersQuery(keyword, holds(permissions, 'staff:orders')))
  const { data: customers = [] } = useQuery(soughtCustomersQuery(keyword, holds(permissions, 'staff:customers')))
  const sought = typed.trim().toLowerCase()
  const pages = consoleEntries(permissions)
    .map(({ path, title }) => ({ name: text(title), to: path.slice('/console/'.length) }))
    .filter(({ name }) => name.toLowerCase().includes(sought))
  const shelf = {
    name: text('console.find_stock', { number: typed.trim() }),
    to: 'stock',
    search: { number: typed.trim() },
  }
  return [
    ...pages,
    ...orders.map(({ orderId, orderno, company }) => ({ name: `${orderno} · ${company}`, to: `orders/${orderId}` })),
    ...customers.map(({ customerId, custnum, company }) => ({
      name: `${custnum} · ${company}`,
      to: `customers/${customerId}`,
    })),
    ...(sought.length >= 3 && holds(permissions, 'staff:warehouse') ? [shelf] : []),
  ]
}
