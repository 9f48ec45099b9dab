import { Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { defaultPageSize, longestKeyword, type PageSize } from '../../../../../rules/paging.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Empty, FailureNotice } from '../../../../ui/feedback/Notice.tsx'
import { RowSkeletons } from '../../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useLastPage } from '../../../../ui/list/useLastPage.ts'
import type { Counterpart } from '../../../../ui/product/product.ts'
import { FavouriteLines } from './FavouriteLines.tsx'
import classes from './Favourites.module.css'
import { type Favourite, favouritesQuery } from './queries.ts'
import { type FavouriteChoice, useFavouriteChoice } from './useFavouriteChoice.ts'

type Props = {
  page?: number
  size?: PageSize
  /** What can be done with each. */
  action: (product: Favourite['goodsSku']) => ReactNode
  counterpartAction?: ((counterpart: Counterpart) => ReactNode) | undefined
  /** What else can be done with the chosen ones. */
  actions: (choice: FavouriteChoice) => ReactNode
  /** What stands below some of many. */
  foot: (total: number) => ReactNode
  /** The way on from none. */
  onward?: ReactNode
}

const pause = 200
const mostMatches: PageSize = 60

/** The favourites of the reader: found by number, chosen, deleted, and whatever the place adds. */
export const Favourites = (props: Props) => (
  <div ref={keepsFocus} className={classes.favourites}>
    <FavouriteList {...props} />
  </div>
)

function FavouriteList({ page = 1, size = defaultPageSize, ...parts }: Props) {
  const text = useText()
  const { actions, foot, onward } = parts
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), pause)
  const paging = keyword ? { page: 1, size: mostMatches } : { page, size }
  const found = useQuery(favouritesQuery({ keyword, pageNum: paging.page, pageSize: paging.size }))
  const { data, error, refetch } = found
  useLastPage(found, paging)
  const choice = useFavouriteChoice(data?.rows ?? [])

  if (error && !data) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (!data) return <RowSkeletons rows={6} />
  if (data.total === 0 && !keyword)
    return (
      <Empty title={text('favourites.empty')} action={onward}>
        {text('favourites.empty_hint')}
      </Empty>
    )
  return (
    <>
      <Bar typed={typed} onType={setTyped} rows={data.rows} choice={choice}>
        {actions(choice)}
      </Bar>
      {data.total === 0 ? (
        <Empty title={text('favourites.no_match')} />
      ) : (
        <FavouriteLines
          favourites={data.rows}
          choice={choice}
          action={parts.action}
          counterpartAction={parts.counterpartAction}
        />
      )}
      {keyword ? <MatchCount shown={data.rows.length} total={data.total} /> : foot(data.total)}
    </>
  )
}

/** Of very many that match the first are shown: more of the number finds the others. */
function MatchCount({ shown, total }: { shown: number; total: number }) {
  const text = useText()
  const { number } = useFormat()
  if (total <= shown) return null
  return <p>{text('ui.rows', { first: number(1), last: number(shown), total: number(total) })}</p>
}

type BarProps = {
  typed: string
  onType: (typed: string) => void
  rows: readonly Favourite[]
  choice: FavouriteChoice
  children: ReactNode
}

/** Finding among them, and what is done with the chosen ones. */
function Bar({ typed, onType, rows, choice, children }: BarProps) {
  const text = useText()
  const { chosen } = choice
  return (
    <div className={classes.bar}>
      <TextInput
        type="search"
        className={classes.find}
        aria-label={text('favourites.find')}
        placeholder={text('favourites.find')}
        value={typed}
        maxLength={longestKeyword}
        onChange={({ target }) => onType(target.value)}
      />
      <Checkbox
        label={text('favourites.select_all')}
        checked={chosen.length > 0 && chosen.length === rows.length}
        indeterminate={chosen.length > 0 && chosen.length < rows.length}
        onChange={choice.toggleAll}
      />
      {children}
      <Button size="compact-sm" variant="default" disabled={chosen.length === 0} onClick={() => void choice.remove()}>
        {text('favourites.remove_selected')}
      </Button>
    </div>
  )
}
