import { forgetSearch, listSearchHistory, recordSearch } from '../../../../contract/catalogue/search-history.ts'
import type { Mount } from '../../../http/mount.ts'
import { Refusal } from '../../../http/refuse.ts'
import { searchHistoryQueries } from './search-history.queries.ts'

export const searchHistoryRoutes = (mount: Mount) => {
  mount(listSearchHistory, async ({ caller, db }) => (caller ? searchHistoryQueries(db, caller).recent() : []))

  mount(recordSearch, async ({ body, caller, db, now }) => {
    const keyword = body.keyword.trim()
    if (caller && keyword) await searchHistoryQueries(db, caller).record(keyword, now)
    return null
  })

  mount(forgetSearch, async ({ params, caller, db }) => {
    if (!(await searchHistoryQueries(db, caller).forget(params.id))) throw new Refusal('request.not_found')
    return null
  })
}
