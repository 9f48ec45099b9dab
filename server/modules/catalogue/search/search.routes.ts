import { countSkus, findSkus, suggest } from '../../../../contract/catalogue/catalogue.ts'
import { say } from '../../../../texts/say.ts'
import type { Mount } from '../../../http/mount.ts'
import { countResults } from './count-results.ts'
import { findPage } from './find-page.ts'
import { suggestions } from './suggestions.ts'

export const searchRoutes = (mount: Mount) => {
  mount(findSkus, async ({ query, caller, db, now, language }) => {
    const { fault, ...found } = await findPage(db, caller, query, now)
    return { ...found, ...(fault && { fault: say(language, `scan.${fault}`) }) }
  })
  mount(countSkus, ({ query, caller, db }) => countResults(db, caller, query))
  mount(suggest, ({ query, caller, db, now }) => suggestions(db, caller, query, now))
}
