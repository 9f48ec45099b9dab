import { makes, sortings, yieldBands } from '../../../rules/catalogue.ts'
import { longestKeyword } from '../../../rules/paging.ts'
import { choiceIn, idIn, pagingIn, textIn } from '../../ui/query.ts'
import type { ListAddress } from '../features/catalogue/list-address.ts'

const longestColour = 40

/** Reads a list's address; whatever cannot be meant becomes undefined and leaves the address. */
export const listAddress = (query: Record<string, unknown>): ListAddress => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  classId: idOr0In(query, 'classId'),
  brandId: idOr0In(query, 'brandId'),
  seriesId: idIn(query, 'seriesId'),
  modelId: idIn(query, 'modelId'),
  colour: textIn(query, 'colour', longestColour),
  yieldBand: choiceIn(query, 'yieldBand', yieldBands),
  make: choiceIn(query, 'make', makes),
  inStock: String(query.inStock) === 'true' ? true : undefined,
  sort: choiceIn(query, 'sort', sortings),
  ...pagingIn(query),
  ...(isWritten(query.size) && pagingIn(query).size === undefined && { size: 0 }),
  t: anewIn(query),
})

const isWritten = (value: unknown) => value !== undefined && value !== ''

/** 0 where something is written that is no id, so that the page can say that it knows no such thing. */
const idOr0In = (query: Record<string, unknown>, name: string) =>
  idIn(query, name) ?? (isWritten(query[name]) ? 0 : undefined)

const anewIn = ({ t }: Record<string, unknown>) =>
  isWritten(t) && Number.isSafeInteger(Number(t)) ? Number(t) : undefined
