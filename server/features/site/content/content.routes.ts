import {
  getActivitySubject,
  getBrandSubject,
  getHomeFloor,
  listFaqs,
  listNotices,
  queryBanners,
  queryDeclarations,
} from '../../../../contract/site/content.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { pricedSkus } from '../../product/catalogue/priced-skus.ts'
import { siteOf } from '../sites/site-of-call.ts'
import {
  type Ask,
  activitySubjectsOf,
  bannersOf,
  brandSubjectsOf,
  declarationsOf,
  faqsOf,
  homeFloorsOf,
  type Labels,
  noticesOf,
} from './content.queries.ts'

export const contentRoutes = (mount: Mount) => {
  mount(queryBanners, async (call) => (await bannersOf(call.db, askOf(call))).map(titled))
  mount(getBrandSubject, async (call) => (await brandSubjectsOf(call.db, askOf(call))).map(titled))

  mount(getActivitySubject, async (call) => {
    const subjects = await activitySubjectsOf(call.db, call.caller, askOf(call))
    const skus = await pricedSkus(call, idsOf(subjects), call.query.orgId)
    return subjects.map(({ skuIds, endsAt, ...subject }) => ({
      ...titled(subject),
      endsAt: endsAt?.toISOString() ?? null,
      skus: skuIds.flatMap((id) => skus.get(id) ?? []),
    }))
  })

  mount(getHomeFloor, async (call) => {
    const floors = await homeFloorsOf(call.db, askOf(call))
    const skus = await pricedSkus(call, idsOf(floors), call.query.orgId)
    return floors.map(({ skuIds, ...floor }) => ({
      ...titled(floor),
      skus: skuIds.flatMap((id) => skus.get(id) ?? []),
    }))
  })

  mount(queryDeclarations, async (call) => (await declarationsOf(call.db, askOf(call), call.query.type)).map(titled))
  mount(listFaqs, (call) => faqsOf(call.db, askOf(call)))
  mount(listNotices, async (call) =>
    (await noticesOf(call.db, askOf(call))).map((notice) => ({
      ...titled(notice),
      publishedAt: notice.publishedAt.toISOString(),
    })),
  )
}

type Asking = { query: { orgId?: number }; caller: Caller | null; now: Date; language: Language }

const askOf = ({ query, caller, now, language }: Asking): Ask => ({
  orgId: siteOf(caller, query.orgId),
  now,
  language,
})

const idsOf = (rows: readonly { skuIds: number[] }[]) => [...new Set(rows.flatMap(({ skuIds }) => skuIds))]

/** A row with its title in every language of labels. */
function titled<T extends { title: Labels }>({ title, ...row }: T) {
  const { en } = title
  return {
    ...row,
    titleEn: en,
    titleDe: title.de || en,
    titleIt: title.it || en,
    titleFr: title.fr || en,
    titlePl: title.pl || en,
  }
}
