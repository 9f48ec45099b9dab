import { longestColour, makes, mostOfFilter, sortings, yieldBands } from '../../../rules/catalogue/product/catalogue.ts'
import { longestKeyword } from '../../../rules/paging.ts'
import { choiceIn, idIn, listIn, pagingIn, readId, readText, textIn } from '../../ui/list/query.ts'
import type { ListAddress } from '../features/catalogue/products/list-address.ts'

/** Reads a list's address; whatever cannot be meant becomes undefined and leaves the address. */
export const listAddress = (query: Record<string, unknown>): ListAddress => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  classId: idsOr0In(query, 'classId'),
  brandId: idsOr0In(query, 'brandId'),
  seriesId: idsOr0In(query, 'seriesId'),
  modelId: idIn(query, 'modelId'),
  colour: listIn(query, 'colour', mostOfFilter, (colour) => readText(colour, longestColour)),
  yieldBand: listIn(query, 'yieldBand', mostOfFilter, (band) => yieldBands.find((one) => one === band)),
  make: listIn(query, 'make', mostOfFilter, (make) => makes.find((one) => one === make)),
  inStock: String(query.inStock) === 'true' ? true : undefined,
  sort: choiceIn(query, 'sort', sortings),
  ...pagingIn(query),
  ...(isWritten(query.size) && pagingIn(query).size === undefined && { size: 0 }),
  t: readReloadStamp(query),
})

const isWritten = (value: unknown) => value !== undefined && value !== ''

/** 0 where something is written that is no id, so that the page can say that it knows no such thing. */
const idsOr0In = (query: Record<string, unknown>, name: string) =>
  listIn(query, name, mostOfFilter, readId) ?? (isWritten(query[name]) ? [0] : undefined)

const readReloadStamp = ({ t }: Record<string, unknown>) =>
  isWritten(t) && Number.isSafeInteger(Number(t)) ? Number(t) : undefined
