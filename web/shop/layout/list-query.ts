import { sortings } from '../../../rules/catalogue.ts'
import type { ListAddress } from '../features/catalogue/list-address.ts'
import { choiceIn, idIn, pagingIn, textIn } from './query.ts'

const longestColour = 40
const longestKeyword = 200

/** Reads a list's address; whatever cannot be meant is left out. */
export function listAddress(query: Record<string, unknown>): ListAddress {
  const [classId, brandId, seriesId, modelId] = (['classId', 'brandId', 'seriesId', 'modelId'] as const).map((name) =>
    idIn(query, name),
  )
  const colour = textIn(query, 'colour', longestColour)
  const keyword = textIn(query, 'keyword', longestKeyword)
  const sort = choiceIn(query, 'sort', sortings)
  return {
    ...(keyword && { keyword }),
    ...(classId && { classId }),
    ...(brandId && { brandId }),
    ...(seriesId && { seriesId }),
    ...(modelId && { modelId }),
    ...(colour && { colour }),
    ...(String(query.inStock) === 'true' && { inStock: true as const }),
    ...(sort && { sort }),
    ...pagingIn(query),
  }
}
