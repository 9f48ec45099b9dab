import { IconTruckReturn } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../api/session/session.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { returnableQuery } from './queries.ts'
import { isReturnable } from './term.ts'

// As many lines are looked at as one page of the list has.
const mostLines = 60

/** The way from an order or an invoice to a return of it; nothing where nothing of it may come back. */
export function ReturnWay({ source }: { source: { orderno: string } | { invoice: string } }) {
  const text = useText()
  const may = useMay('cust:rma')
  const { data } = useQuery({ ...returnableQuery(source, mostLines), enabled: may, meta: { saysItself: true } })
  if (!may || !data?.rows.some(isReturnable)) return null
  return (
    <ButtonLink
      to="/rma/applyforreturn"
      search={source}
      variant="default"
      leftSection={<IconTruckReturn size={17} aria-hidden />}
    >
      {text('rma.way')}
    </ButtonLink>
  )
}
