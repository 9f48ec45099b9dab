import { countSkus, findSkus, suggest } from '../../../../contract/product/catalogue.ts'
import type { Mount } from '../../../http/mount.ts'
import { callerRegion } from '../catalogue/sku.queries.ts'
import { countFound } from './count-found.ts'
import { findPage } from './find-page.ts'
import { suggestions } from './suggestions.ts'

export const searchRoutes = (mount: Mount) => {
  mount(findSkus, ({ query, caller, db, now }) => findPage(db, caller, query, now))
  mount(countSkus, ({ query, caller, db }) => countFound(db, query, callerRegion(caller, query.orgId)))
  mount(suggest, ({ query, caller, db, now }) => suggestions(db, caller, query, now))
}
