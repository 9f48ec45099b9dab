import { sortings } from '../../../rules/catalogue.ts'
import type { ListAddress } from '../features/catalogue/list-address.ts'
import { choiceIn, idIn, pagingIn, textIn } from './query.ts'

const longestColour = 40
const longestKeyword = 200

/** Reads a list's address; whatever cannot be meant becomes undefined and leaves the address. */
export const listAddress = (query: Record<string, unknown>): ListAddress => ({
  keyword: textIn(query, 'keyword', longestKeyword),
  classId: idIn(query, 'classId'),
  brandId: idIn(query, 'brandId'),
  seriesId: idIn(query, 'seriesId'),
  modelId: idIn(query, 'modelId'),
  colour: textIn(query, 'colour', longestColour),
  inStock: String(query.inStock) === 'true' ? true : undefined,
  sort: choiceIn(query, 'sort', sortings),
  ...pagingIn(query),
})
