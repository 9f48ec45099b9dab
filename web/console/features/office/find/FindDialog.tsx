import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { holds } from '../../../../../rules/identity/permissions.ts'
import { consoleEntries } from '../../../../../rules/office/console.ts'
import { findsAnything, mostOfKind, shortestPart } from '../../../../../rules/office/find.ts'
import { useSession } from '../../../../api/session/session.ts'
import { Combobox } from '../../../../ui/controls/Combobox.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import { useSettledValue } from '../../../../ui/useSettledValue.ts'
import classes from './Find.module.css'
import { type FoundRecord, foundQuery } from './queries.ts'

type Target = { name: string; to: ReturnType<typeof consoleLink>; search?: object }

/** Finds pages, customers, orders and all that comes of them from wherever one is: a number or a few letters, then Enter. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { targets, isPending, failure } = useTargets(typed)
  const isTooShort = !findsAnything(typed.trim())
  const go = ({ to, search = {} }: Target) => {
    onClose()
    void navigate({ ...to, search: search as never })
  }
  return (
    <Dialog title={text('console.find')} onClose={onClose}>
      <div className={classes.find}>
        <RefusalNotice why={failure} />
        <Combobox
          label={text('console.find_label')}
          placeholder={text('console.find_hint')}
          choices={targets.map(({ name }, id) => ({ id, name }))}
          value={undefined}
          isPending={isPending}
          none={isTooShort ? text('console.find_more', { count: shortestPart }) : undefined}
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

/** Where what is typed may lead: pages first, then what was found, of which the server puts first what has exactly this number. */
function useTargets(typed: string) {
  const text = useText()
  const entered = typed.trim()
  const keyword = useSettledValue(entered)
  const permissions = useSession()?.permissions ?? []
  const mayFind = findPermissions.some((permission) => holds(permissions, permission))
  const found = useQuery(foundQuery(keyword, mayFind))
  const pages = consoleEntries(permissions)
    .map(({ address, title }) => ({ name: text(title), to: consoleLink(address) }))
    .filter(({ name }) => name.toLowerCase().includes(entered.toLowerCase()))
  const records = found.data ?? []
  const mayLookUp = entered.length >= shortestPart && holds(permissions, 'staff:warehouse')
  const targets: Target[] = [
    ...pages,
    ...records.map((record) => ({ name: nameRecord(record, text), ...toPlace(record) })),
    ...(hasMoreOrders(records) ? [allOrders(keyword, text)] : []),
    ...(mayLookUp && !records.some((record) => isProductOrHas(record, entered)) ? [stock(entered, text)] : []),
  ]
  return { targets, isPending: entered !== keyword || found.isFetching, failure: found.error }
}

/** Of a product its stock is found already; a number that another record has is no product's. */
const isProductOrHas = ({ kind, number }: FoundRecord, entered: string) =>
  kind === 'product' || number.toUpperCase() === entered.toUpperCase()

/** Who holds none of these finds pages alone. */
const findPermissions = ['staff:customers', 'staff:orders', 'staff:warehouse', 'staff:finance'] as const

/** Its page; an entry of the bank has none, and stands in the list of payments. */
function toPlace({ number, page, id, entry }: FoundRecord) {
  if (page === 'stock') return { to: consoleLink('stock'), search: { number } }
  return id === null ? { to: consoleLink(page), search: entry ?? {} } : { to: detailLink(page, id) }
}

const hasMoreOrders = (records: readonly FoundRecord[]) =>
  records.filter(({ kind }) => kind === 'order').length >= mostOfKind

type Text = ReturnType<typeof useText>

const nameRecord = ({ kind, number, name }: FoundRecord, text: Text) => text(`console.found_${kind}`, { number, name })

const allOrders = (keyword: string, text: Text): Target => ({
  name: text('console.find_all_orders', { keyword }),
  to: consoleLink('orders'),
  search: { keyword },
})

const stock = (number: string, text: Text): Target => ({
  name: text('console.find_stock', { number }),
  to: consoleLink('stock'),
  search: { number },
})
