import Type from 'typebox'
import { declarationTypes, faqParts } from '../../rules/catalogue/content/content.ts'
import { endpoint } from '../endpoint.ts'
import { SiteQuery } from '../site/site.ts'
import { Id, IsoDate, IsoInstant, Nullable } from '../wire.ts'
import { Sku } from './sku.ts'

/** A title in every language of labels; one that was not written has fallen back to English (specification section 1). */
const Title = {
  titleEn: Type.String(),
  titleDe: Type.String(),
  titleIt: Type.String(),
  titleFr: Type.String(),
  titlePl: Type.String(),
}

const Text = Type.String({ description: 'In the language of the call, else English' })
const Link = Type.String({ description: 'A path of this shop' })

export const queryBanners = endpoint({
  method: 'GET',
  path: '/system/banner/freedom/query',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the banners that a site shows now.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(Type.Object({ bannerId: Id, ...Title, text: Text, link: Link })),
})

export const getBrandSubject = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getBrandSubject',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the brands on the home page of a site.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(Type.Object({ subjectId: Id, brandId: Id, brand: Type.String(), ...Title })),
})

export const getActivitySubject = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getActivitySubject',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the promotions and activities of a site that run now, with some of their products.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(
    Type.Object({
      subjectId: Id,
      promotionId: Nullable(Id),
      ...Title,
      text: Text,
      link: Link,
      endsAt: Nullable(IsoInstant),
      lastDay: Nullable(Type.String({ ...IsoDate, description: 'The last day on which it runs, of the site' })),
      skus: Type.Array(Sku),
    }),
  ),
})

export const getHomeFloor = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getHomeFloor',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the rows of popular products on the home page of a site.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(Type.Object({ floorId: Id, ...Title, link: Link, skus: Type.Array(Sku) })),
})

export const queryDeclarations = endpoint({
  method: 'GET',
  path: '/system/declaration/freedom/query',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the longer texts of a site, of one type or of all, in their order.',
  query: Type.Object({ ...SiteQuery, type: Type.Optional(Type.Enum([...declarationTypes])) }),
  reply: Type.Array(Type.Object({ declarationId: Id, type: Type.String(), part: Type.String(), ...Title, text: Text })),
})

export const listFaqs = endpoint({
  method: 'GET',
  path: '/system/fqa/freedom/frontlist',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the questions and answers of a site, by section.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(
    Type.Object({
      faqId: Id,
      part: Type.Enum([...faqParts]),
      slug: Type.String({ description: 'Its place on the page, after the #' }),
      question: Text,
      answer: Text,
    }),
  ),
})

export const listNotices = endpoint({
  method: 'GET',
  path: '/clientsystem/system/freedom/getNotices',
  access: 'anyone',
  sameForVisitors: true,
  summary: 'List the notices of a site, newest first, at most fifty.',
  query: Type.Object(SiteQuery),
  reply: Type.Array(Type.Object({ noticeId: Id, ...Title, text: Text, publishedAt: IsoInstant })),
})
