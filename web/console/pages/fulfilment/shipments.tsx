import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longestOrderKeyword } from '../../../../rules/order/order.ts'
import { warehouseNames } from '../../../../texts/fulfilment/warehouse-name.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useCarrierName } from '../../../ui/language/carrier.ts'
import { useText } from '../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../ui/language/warehouse.ts'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import type { Filter } from '../../../ui/list/FindForm.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { choiceIn, type PageParams, pagingIn, textIn, toPageQuery } from '../../../ui/list/query.ts'
import { useChangeQuery } from '../../../ui/list/useChangeQuery.ts'
import { consoleLink } from '../../../ui/page/console-link.ts'
import { PickableList } from '../../features/fulfilment/warehouse/PickableList.tsx'
import { QueueTable } from '../../features/fulfilment/warehouse/QueueTable.tsx'
import { pickableQuery, queuesQuery, shipmentsQuery } from '../../features/fulfilment/warehouse/queries.ts'
import { ShipmentList } from '../../features/fulfilment/warehouse/shipments/ShipmentList.tsx'
import { usePageSearch } from '../../layout/usePageSearch.ts'

const steps = ['toPick', 'picking', 'packed', 'left', 'delivered', 'failed', 'cancelled'] as const
type Step = (typeof steps)[number]
const warehouses = Object.keys(warehouseNames)

type SearchParams = PageParams & {
  step?: Step | undefined
  warehouse?: string | undefined
  carrier?: string | undefined
  keyword?: string | undefined
}

const readSearch = (query: Record<string, unknown>): SearchParams => ({
  step: choiceIn(query, 'step', steps),
  warehouse: choiceIn(query, 'warehouse', warehouses),
  carrier: textIn(query, 'carrier', 10),
  keyword: textIn(query, 'keyword', longestOrderKeyword),
  ...pagingIn(query),
})

/** The shipments with which one goes on to the next step. */
type GoOn = (step: Step, shipmentIds: number[]) => void

/**
 * What waits for the warehouse: the queues, and below them the list of a step. A number is looked for in all shipments. Shipments that are
 * begun or packed together stay chosen in the list of the next step.
 */
export default function ShipmentsPage() {
  const search = usePageSearch(readSearch)
  const change = useChangeQuery()
  const [carried, setCarried] = useState<{ step: Step; shipmentIds: number[] }>()
  const goOn: GoOn = (step, shipmentIds) => {
    setCarried({ step, shipmentIds })
    change({ step, page: undefined })
  }
  if (search.keyword === undefined && (search.step ?? 'toPick') === 'toPick')
    return <OrdersToPick search={search} goOn={goOn} />
  const first = carried?.step === search.step ? carried?.shipmentIds : undefined
  return <Shipments search={search} first={first ?? []} goOn={goOn} />
}

function OrdersToPick({ search, goOn }: { search: SearchParams; goOn: GoOn }) {
  const text = useText()
  const { step: _, keyword: _keyword, ...asked } = search
  return (
    <ListPage
      {...useHeading()}
      search={search}
      filters={useFilters('warehouse.step_toPick')}
      found={useQuery(pickableQuery(toPageQuery(asked)))}
      expectedRows={6}
      empty={<Empty title={text('warehouse.nothing_to_pick')}>{text('warehouse.nothing_to_pick_hint')}</Empty>}
      noMatch={{ title: text('warehouse.nothing_to_pick'), hint: text('warehouse.no_match_hint') }}
    >
      {(orders) => <PickableList orders={orders} onBegun={(ids) => goOn('picking', ids)} />}
    </ListPage>
  )
}

type ShipmentsProps = { search: SearchParams; first: readonly number[]; goOn: GoOn }

function Shipments({ search, first, goOn }: ShipmentsProps) {
  const text = useText()
  const { step, ...asked } = search
  const status = step === 'toPick' ? undefined : step
  return (
    <ListPage
      {...useHeading()}
      search={search}
      filters={useFilters(search.keyword === undefined ? 'warehouse.step_toPick' : 'warehouse.any_step')}
      found={useQuery(shipmentsQuery(toPageQuery({ ...asked, status })))}
      expectedRows={6}
      empty={<Empty title={text('warehouse.no_shipments')}>{text('warehouse.no_match_hint')}</Empty>}
      noMatch={{ title: text('warehouse.no_shipments'), hint: text('warehouse.no_match_hint') }}
    >
      {(shipments) => (
        <ShipmentList
          key={step}
          shipments={shipments}
          first={first}
          onPacked={step === 'picking' ? (ids) => goOn('packed', ids) : undefined}
        />
      )}
    </ListPage>
  )
}

function useHeading() {
  const text = useText()
  const queues = useQuery(queuesQuery)
  return {
    title: text('warehouse.shipments'),
    titleAction: (
      <ButtonLink variant="default" {...consoleLink('shipments/tracking')}>
        {text('tracking.open')}
      </ButtonLink>
    ),
    intro: text('warehouse.intro'),
    above: (
      <Fetched result={queues} skeleton={<BlockSkeleton height={160} />}>
        {(rows) => rows.length > 0 && <QueueTable queues={rows} />}
      </Fetched>
    ),
  }
}

/** `anyStep`: what it is called that no step is chosen. A number is found in all of them. */
function useFilters(anyStep: 'warehouse.step_toPick' | 'warehouse.any_step'): Filter<keyof SearchParams>[] {
  const text = useText()
  const warehouseName = useWarehouseName()
  const nameCarrier = useCarrierName()
  const { data: queues = [] } = useQuery(queuesQuery)
  const carriers = new Map(queues.map(({ carrier, carrierName }) => [carrier, carrierName]))
  return [
    {
      name: 'keyword',
      label: text('warehouse.keyword'),
      hint: text('warehouse.keyword_hint'),
      longest: longestOrderKeyword,
      takesBack: 'step',
    },
    {
      name: 'step',
      label: text('warehouse.step'),
      any: text(anyStep),
      among: steps.slice(1).map((step) => ({ value: step, label: text(`warehouse.step_${step}`) })),
    },
    {
      name: 'warehouse',
      label: text('desk.warehouse'),
      any: text('desk.any_warehouse'),
      among: warehouses.map((code) => ({ value: code, label: warehouseName(code) })),
    },
    {
      name: 'carrier',
      label: text('desk.carrier'),
      any: text('warehouse.any_carrier'),
      among: [...carriers].map(([value, name]) => ({ value, label: nameCarrier(name) })),
    },
  ]
}
