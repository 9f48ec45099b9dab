import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { longestReturnKeyword, type ReturnKind } from '../../../../../rules/return/return.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Fetched } from '../../../../ui/list/Fetched.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { LinePicture } from '../../../../ui/product/picture/ProductPicture.tsx'
import { type ReturnableFilter, type ReturnableLine, returnableQuery } from '../queries.ts'
import classes from '../Return.module.css'
import { findTerm, useTermWords } from '../term.ts'
import { CountsFrom } from './CountsFrom.tsx'
import own from './FindLines.module.css'

type Props = {
  type: ReturnKind
  /** The order or the invoice that it begins with. */
  start: ReturnableFilter
  isAdded: (row: ReturnableLine) => boolean
  onAdd: (row: ReturnableLine) => void
  error: string | undefined
}

const sizes = [10, 20, 40, 60] as const

/** Lines of delivered orders, found by any number, each with the way into the return or with what keeps it out. */
export function FindLines({ start, error, ...choice }: Props) {
  const text = useText()
  const [filter, setFilter] = useState(start)
  const [typed, setTyped] = useState(start.orderno ?? start.invoice ?? '')
  const [page, setPage] = useState(0)
  const found = useQuery(returnableQuery(filter, sizes[page] ?? 60))
  const find = () => {
    setPage(0)
    setFilter(typed.trim() ? { keyword: typed.trim() } : {})
  }
  return (
    <div className={own.find}>
      <LineSearch value={typed} error={error} onChange={setTyped} onFind={find} />
      <Fetched result={found} skeleton={<RowSkeletons rows={3} />}>
        {({ rows, total }) => (
          <FoundLines {...choice} rows={rows}>
            {total > rows.length && page < sizes.length - 1 && (
              <Button variant="default" size="compact-sm" onClick={() => setPage(page + 1)}>
                {text('rma.find_more')}
              </Button>
            )}
          </FoundLines>
        )}
      </Fetched>
    </div>
  )
}

type SearchProps = { value: string; error: string | undefined; onChange: (typed: string) => void; onFind: () => void }

function LineSearch({ value, error, onChange, onFind }: SearchProps) {
  const text = useText()
  return (
    <div className={own.search}>
      <TextInput
        type="search"
        label={text('rma.find')}
        maxLength={longestReturnKeyword}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It stands in the form of the return, which is not sent by this.
          event.preventDefault()
          onFind()
        }}
      />
      <Button variant="default" onClick={onFind}>
        {text('search.submit')}
      </Button>
    </div>
  )
}

type FoundLinesProps = Pick<Props, 'type' | 'isAdded' | 'onAdd'> & {
  rows: readonly ReturnableLine[]
  /** The way to more of them. */
  children: ReactNode
}

function FoundLines({ rows, type, isAdded, onAdd, children }: FoundLinesProps) {
  const text = useText()
  return (
    <>
      {rows.length === 0 && <p role="status">{text('rma.find_none')}</p>}
      <ul className={own.found} aria-label={text('rma.found')}>
        {rows.map((row) => (
          <FoundLine
            key={`${row.orderno}/${row.position}`}
            row={row}
            type={type}
            isAdded={isAdded(row)}
            onAdd={() => onAdd(row)}
          />
        ))}
      </ul>
      {children}
    </>
  )
}

type FoundProps = { row: ReturnableLine; type: ReturnKind; isAdded: boolean; onAdd: () => void }

function FoundLine({ row, type, isAdded, onAdd }: FoundProps) {
  const text = useText()
  const { day } = useFormat()
  const productName = useProductName()
  const number = shownNumber(row)
  const why = useObstacle(row, type)
  const termWords = useTermWords()
  return (
    <li>
      <LinePicture product={row} size={44} />
      <span className={own.foundWords}>
        <strong className={classes.number}>{number}</strong>
        <span className={classes.name}>{productName(row)}</span>
        <small>
          {[row.orderno, row.poNumber, row.isDelivered && row.deliveredOn && day(row.deliveredOn)]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <CountsFrom row={row} />
        <small className={classes.term} data-late={why !== undefined || undefined}>
          {why ?? `${text('rma.can_return', { pieces: row.returnable })} · ${termWords(findTerm(row, type))}`}
        </small>
      </span>
      {why === undefined && isAdded && <span className={own.added}>{text('rma.added')}</span>}
      {why === undefined && !isAdded && (
        <Button
          size="compact-sm"
          variant="tonal"
          aria-label={text('rma.add_of', { number, orderno: row.orderno })}
          onClick={onAdd}
        >
          {text('rma.add')}
        </Button>
      )}
    </li>
  )
}

/** Why a line cannot be chosen; undefined where it can. Only goods that arrived broken may be late, which is shown at their reason. */
function useObstacle(row: ReturnableLine, type: ReturnKind) {
  const text = useText()
  const termWords = useTermWords()
  const term = findTerm(row, type)
  if (!row.isDelivered) return text('return.order_not_delivered')
  if (row.returnable === 0) return text('rma.none_left')
  return term.isLate ? `${termWords(term)} ${text('rma.ask_manager')}` : undefined
}
