import {
  getActivitySubject,
  getBrandSubject,
  getHomeFloor,
  listFaqs,
  listNotices,
  queryBanners,
  queryDeclarations,
} from '../../../../contract/catalogue/content.ts'
import type { Language } from '../../../../texts/index.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Mount } from '../../../http/mount.ts'
import { siteOfCall } from '../../site/sites/site-of-call.ts'
import { pricedSkus } from '../products/priced-skus.ts'
import {
  type ContentRequest,
  findActivitySubjects,
  findBanners,
  findBrandSubjects,
  findDeclarations,
  findFaqs,
  findHomeFloors,
  findNotices,
  type Labels,
} from './content.queries.ts'

export const contentRoutes = (mount: Mount) => {
  mount(queryBanners, async (call) => (await findBanners(call.db, toAsk(call))).map(toTitled))
  mount(getBrandSubject, async (call) => (await findBrandSubjects(call.db, toAsk(call))).map(toTitled))

  mount(getActivitySubject, async (call) => {
    const subjects = await findActivitySubjects(call.db, call.caller, toAsk(call))
    const skus = await pricedSkus(call, listSkuIds(subjects), call.query.orgId)
    return subjects.map(({ skuIds, endsAt, ...subject }) => ({
      ...toTitled(subject),
      endsAt: endsAt?.toISOString() ?? null,
      skus: skuIds.flatMap((id) => skus.get(id) ?? []),
    }))
  })

  mount(getHomeFloor, async (call) => {
    const floors = await findHomeFloors(call.db, toAsk(call))
    const skus = await pricedSkus(call, listSkuIds(floors), call.query.orgId)
    return floors.map(({ skuIds, ...floor }) => ({
      ...toTitled(floor),
      skus: skuIds.flatMap((id) => skus.get(id) ?? []),
    }))
  })

  mount(queryDeclarations, async (call) =>
    (await findDeclarations(call.db, toAsk(call), call.query.type)).map(toTitled),
  )
  mount(listFaqs, (call) => findFaqs(call.db, toAsk(call)))
  mount(listNotices, async (call) =>
    (await findNotices(call.db, toAsk(call))).map((notice) => ({
      ...toTitled(notice),
      publishedAt: notice.publishedAt.toISOString(),
    })),
  )
}

type ContentCall = { query: { orgId?: number }; caller: Caller | null; now: Date; language: Language }

const toAsk = ({ query, caller, now, language }: ContentCall): ContentRequest => ({
  orgId: siteOfCall(caller, query.orgId),
  now,
  language,
})

const listSkuIds = (rows: readonly { skuIds: number[] }[]) => [...new Set(rows.flatMap(({ skuIds }) => skuIds))]

/** A row with its title in every language of labels. */
function toTitled<T extends { title: Labels }>({ title, ...row }: T) {
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
