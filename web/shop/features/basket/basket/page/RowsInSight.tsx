import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ProductLines } from '../../../../../ui/product/ProductLines.tsx'
import type { BasketLine } from '../queries.ts'

type Props = { label: string; lines: readonly BasketLine[]; row: (line: BasketLine) => ReactNode }

/** Pixels of a row until it was measured. */
const guessed = { page: 132, drawer: 140 }
const overscan = 6

/** Rows of a page that is scrolled as a whole. */
export function PageRows(props: Props) {
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useTop(list)
  const rows = useWindowVirtualizer({
    count: props.lines.length,
    scrollMargin,
    overscan,
    estimateSize: () => guessed.page,
    getItemKey: (at) => props.lines[at]?.shoppingCartId ?? at,
  })
  return <InSight {...props} list={list} rows={rows} scrollMargin={scrollMargin} />
}

/** Rows of a drawer, which scrolls by itself. */
export function DrawerRows(props: Props) {
  const list = useRef<HTMLUListElement>(null)
  const rows = useVirtualizer({
    count: props.lines.length,
    overscan,
    getScrollElement: () => list.current?.closest('[role="dialog"]') ?? null,
    estimateSize: () => guessed.drawer,
    getItemKey: (at) => props.lines[at]?.shoppingCartId ?? at,
  })
  return <InSight {...props} list={list} rows={rows} narrow />
}

type InSightProps<Scrolled extends Element | Window> = Props & {
  list: RefObject<HTMLUListElement | null>
  rows: Virtualizer<Scrolled, Element>
  scrollMargin?: number
  narrow?: boolean
}

/** The rows that can be seen; the list keeps the room of the others, above and below. */
function InSight<Scrolled extends Element | Window>(props: InSightProps<Scrolled>) {
  const { label, lines, row, list, rows, scrollMargin = 0, narrow = false } = props
  const virtualRows = rows.getVirtualItems()
  const [first, last] = [virtualRows[0], virtualRows.at(-1)]
  const room = {
    paddingTop: first ? first.start - scrollMargin : 0,
    paddingBottom: last ? rows.getTotalSize() + scrollMargin - last.end : rows.getTotalSize(),
  }
  return (
    <ProductLines label={label} narrow={narrow} list={list} room={room}>
      {virtualRows.map(({ key, index }) => {
        const line = lines[index]
        if (!line) return null
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
          >
            {row(line)}
          </li>
        )
      })}
    </ProductLines>
  )
}

/** How far below the head of the page something begins; what stands above it comes and goes. */
function useTop(element: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY))
  })
  return top
}
