import type { ReactNode } from 'react'
import { useMay, useSession } from '../../../../../api/session/session.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { Block, type BlockKind, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

const columns: readonly (readonly BlockKind[])[] = [
  ['orders', 'reorder'],
  ['lists', 'credit', 'spending', 'news'],
]

/** The blocks that the account may see, in two columns. */
export function OverviewGrid({ block }: { block: (kind: BlockKind) => ReactNode }) {
  const isShown = useShownBlocks()
  return (
    <div className={classes.overview}>
      {columns.map((kinds) => {
        const shown = kinds.filter((kind) => isShown[kind])
        return (
          shown.length > 0 && (
            <div key={kinds[0]} className={classes.column}>
              {shown.map(block)}
            </div>
          )
        )
      })}
    </div>
  )
}

function useShownBlocks(): Record<BlockKind, boolean> {
  const orders = useMay('cust:order')
  const decides = useMay('cust:myquickorder') && orders
  return {
    orders,
    reorder: orders,
    spending: orders,
    lists: decides,
    credit: useMay('cust:finance'),
    news: useMay('cust:favorites'),
  }
}

/** The overview before its script has loaded: headings, and placeholders for the rest. */
export function OverviewSkeleton() {
  const text = useText()
  const lists = useSession()?.listsToApprove ?? 0
  const lines = {
    orders: 6,
    reorder: 8,
    lists: Math.min(Math.max(lists, 1), mostLists),
    credit: 1,
    spending: 3,
    news: 1,
  }
  return (
    <OverviewGrid
      block={(kind) => (
        <Block key={kind} kind={kind} title={text(`home.desk_${kind}`)}>
          <LinesToCome lines={lines[kind]} />
        </Block>
      )}
    />
  )
}

export const mostLists = 3
