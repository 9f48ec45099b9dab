import { longestColour, makes, mostOfFilter, sortings, yieldBands } from '../../../rules/catalogue.ts'
import { longestKeyword } from '../../../rules/paging.ts'
import { choiceIn, choicesIn, idIn, idsIn, pagingIn, textIn, textsIn } from '../../ui/query.ts'
import type { ListAddress } from '../features/catalogue/list-address.ts'

/** Reads a list's address; whatever cannot be meant becomes undefined and leaves the address. */
export const listAddress = (query: Record<string, unknown>): ListAddress => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  classId: idsOr0In(query, 'classId'),
  brandId: idsOr0In(query, 'brandId'),
  seriesId: idsOr0In(query, 'seriesId'),
  modelId: idIn(query, 'modelId'),
  colour: textsIn(query, 'colour', longestColour, mostOfFilter)?.sort(),
  yieldBand: choicesIn(query, 'yieldBand', yieldBands),
  make: choicesIn(query, 'make', makes),
  inStock: String(query.inStock) === 'true' ? true : undefined,
  sort: choiceIn(query, 'sort', sortings),
  ...pagingIn(query),
  ...(isWritten(query.size) && pagingIn(query).size === undefined && { size: 0 }),
  t: anewIn(query),
})

const isWritten = (value: unknown) => value !== undefined && value !== ''

/** 0 where something is written that is no id, so that the page can say that it knows no such thing. One order, one address. */
function idsOr0In(query: Record<string, unknown>, name: string): number[] | undefined {
  if (!isWritten(query[name])) return undefined
  const ids = idsIn(query, name, mostOfFilter).sort((one, other) => one - other)
  return ids.length > 0 ? ids : [0]
}

const anewIn = ({ t }: Record<string, unknown>) =>
  isWritten(t) && Number.isSafeInteger(Number(t)) ? Number(t) : undefined
