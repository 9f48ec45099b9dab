import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  getBrandSubject,
  listFaqs,
  listNotices,
  queryBanners,
  queryDeclarations,
} from '../../../../contract/catalogue/content.ts'
import { aboutParts, faqParts } from '../../../../rules/catalogue/content/content.ts'
import { languages } from '../../../../texts/index.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await buildWorld({ now: new Date('2026-11-18T09:00:00Z') })
})
beforeEach(() =>
  sql`truncate banners, brand_subjects, activity_subjects, home_floors, notices cascade`.execute(world.db),
)
afterAll(() => world.close())

const inEnglish = (en: string, others: Record<string, string> = {}) => JSON.stringify({ en, ...others })
const insert = (table: string, row: Record<string, unknown>) =>
  sql`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))})
    returning id
  `.execute(world.db) as Promise<{ rows: { id: number }[] }>

const banner = (title: string, row: Record<string, unknown> = {}) =>
  insert('banners', { title: inEnglish(title), body: inEnglish('Text'), link: '/list/toner?classId=102', ...row })

const titlesOf = (rows: readonly { titleEn: string }[]) => rows.map(({ titleEn }) => titleEn)
const bannersOf = async (orgId?: number) =>
  titlesOf((await world.call(queryBanners, { query: orgId ? { orgId } : {} })).data)

describe('what belongs to a site', () => {
  test('comes with what is for all, in order, and is not seen on another', async () => {
    await banner('second', { position: 2 })
    await banner('third', { position: 3, org_id: 5 })
    await banner('first', { position: 1, org_id: 1 })
    expect(await bannersOf()).toEqual(['first', 'second'])
    expect(await bannersOf(1)).toEqual(['first', 'second'])
    expect(await bannersOf(5)).toEqual(['second', 'third'])
    expect(await bannersOf(2_147_483_647)).toEqual(['first', 'second'])
  })

  test('a customer reads that of their own, whatever they ask for', async () => {
    await banner('of Germany', { org_id: 5 })
    await banner('of the Netherlands', { org_id: 1 })
    const german = await world.signedIn({ orgId: 5 })
    expect(titlesOf((await german.call(queryBanners, { query: { orgId: 1 } })).data)).toEqual(['of Germany'])
  })

  test('stands from its first moment to its last', async () => {
    await banner('always')
    await banner('from nine', { starts_at: '2026-11-18T09:00:00Z' })
    await banner('not yet', { starts_at: '2026-11-18T09:00:01Z' })
    await banner('until nine', { ends_at: '2026-11-18T09:00:00Z' })
    await banner('a second longer', { ends_at: '2026-11-18T09:00:01Z' })
    expect(await bannersOf()).toEqual(['always', 'from nine', 'a second longer'])
  })
})

describe('languages', () => {
  test('titles come in all of them, a text in that of the call; what was not written is English', async () => {
    const title = inEnglish('Toner', { de: 'Tonerkassetten', it: '' })
    await banner('', { title, body: inEnglish('Read this', { de: 'Lesen Sie', it: '' }) })
    const read = async (language: string) =>
      (await world.call(queryBanners, { query: {} }, { headers: { 'accept-language': language } })).data[0]

    const titles = { titleEn: 'Toner', titleDe: 'Tonerkassetten', titleIt: 'Toner', titleFr: 'Toner', titlePl: 'Toner' }
    expect(await read('de')).toMatchObject({ ...titles, text: 'Lesen Sie' })
    for (const language of ['it', 'pl', 'xx', ''])
      expect(await read(language)).toMatchObject({ ...titles, text: 'Read this' })
  })

  test.each([
    ['no English', { de: 'Nur Deutsch' }],
    ['an empty English', { en: '' }],
    ['a language of nowhere', { en: 'a', xx: 'b' }],
    ['what is no text', { en: 'a', de: 1 }],
    ['no labels at all', 'Toner'],
  ])('%s is not stored', async (_, title) => {
    await expect(banner('', { title: JSON.stringify(title) })).rejects.toThrow(/labels/)
  })

  test.each(languages)('every text of every shop is written in %s', async (language) => {
    const { rows } = await sql<{ missing: string }>`
      select concat(type, ' ', part, ' ', position) as missing from declarations
       where coalesce(title ->> ${language}, '') = '' or coalesce(body ->> ${language}, '') = ''
      union all
      select slug from faqs where coalesce(question ->> ${language}, '') = '' or coalesce(answer ->> ${language}, '') = ''
    `.execute(world.db)
    expect(rows).toEqual([])
  })
})

test.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/a\nb',
  'list/toner',
])('content does not lead to %j', async (link) => {
  await expect(banner('', { title: inEnglish('a'), link })).rejects.toThrow(/shop_path/)
})

test('a period that ends before it begins is not stored', async () => {
  await expect(banner('', { title: inEnglish('a'), starts_at: '2026-11-19', ends_at: '2026-11-18' })).rejects.toThrow(
    /check/,
  )
})

test("the site's own brand takes the place of the one for all; brands come in their order", async () => {
  const brand = async (name: string) => (await insert('brands', { name })).rows[0]?.id
  const [one, two] = [await brand('Makers A'), await brand('Makers B')]
  await insert('brand_subjects', { brand_id: one, title: inEnglish('general'), position: 1 })
  await insert('brand_subjects', { brand_id: one, title: inEnglish('own'), position: 3, org_id: 1 })
  await insert('brand_subjects', { brand_id: two, title: inEnglish('second'), position: 2 })

  const subjects = async (orgId: number) => (await world.call(getBrandSubject, { query: { orgId } })).data
  expect(titlesOf(await subjects(1))).toEqual(['second', 'own'])
  expect(await subjects(3)).toMatchObject([
    { titleEn: 'general', brandId: one, brand: 'Makers A' },
    { brand: 'Makers B' },
  ])
})

describe('longer texts', () => {
  const texts = async (orgId: number, type?: 'home' | 'cookies') =>
    (await world.call(queryDeclarations, { query: { orgId, ...(type && { type }) } })).data

  test('come by type in their order; the own of a site take the place of those for all', async () => {
    const figures = async (orgId: number) =>
      titlesOf((await texts(orgId, 'home')).filter(({ part }) => part === 'figure'))
    expect(await figures(1)).toEqual([
      '600,000 pieces',
      'Next day',
      '2 to 4 days',
      '1.5 million cartridges',
      'Six languages',
    ])
    expect(await figures(2)).toEqual(['1.5 million cartridges', '600,000 pieces', 'Six languages'])
    const flow = (rows: { part: string }[]) => rows.filter(({ part }) => part === 'flow')
    expect(flow(await texts(2, 'home'))).toEqual(flow(await texts(1, 'home')))
  })

  test('come all together where no type is asked for, and only of a type that there is', async () => {
    const types = new Set((await texts(1)).map(({ type }) => type))
    expect([...types].sort()).toEqual(['cookies', 'home', 'membership', 'privacy', 'terms'])
    const wrong = await world.app.inject({ url: `/dev-api${queryDeclarations.path}?type=secrets` })
    expect(wrong.statusCode).toBe(400)
  })

  test('about us has exactly its six parts', async () => {
    const row = (part: string) =>
      insert('declarations', { type: 'about', part, title: inEnglish(part), body: inEnglish('Text') })
    for (const part of aboutParts) await row(part)
    await expect(row('history')).rejects.toThrow(/check/)
    await expect(row('mission')).rejects.toThrow(/unique/)
  })
})

describe('the FAQ', () => {
  test('has its four parts in order, in the language of the call', async () => {
    const { data } = await world.call(listFaqs, { query: {} }, { headers: { 'accept-language': 'pl' } })
    expect([...new Set(data.map(({ part }) => part))]).toEqual([...faqParts])
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(data.length)
    expect(data[0]).toMatchObject({ slug: 'open-an-account', question: 'Jak założyć konto?' })
  })

  test("a site's own answer takes the place of the one for all", async () => {
    await insert('faqs', {
      org_id: 7,
      part: 'orders',
      position: 0,
      slug: 'when-it-arrives',
      question: inEnglish('When?'),
      answer: inEnglish('In three days.'),
    })
    const answer = async (orgId: number) =>
      (await world.call(listFaqs, { query: { orgId } })).data.filter(({ slug }) => slug === 'when-it-arrives')
    expect(await answer(7)).toMatchObject([{ answer: 'In three days.' }])
    expect((await answer(1))[0]?.answer).toContain('16:30')
  })
})

describe('what is written in English', () => {
  const inSpelling = (tag: string) => ({ headers: { 'accept-language': tag } })

  test('is American on the site of the United States, whoever wrote it', async () => {
    await banner('Tapes in all colours', { org_id: 2, body: inEnglish('Ordered by 16:30', { de: 'Bis 16:30 Uhr' }) })
    const read = async (tag: string) =>
      (await world.call(queryBanners, { query: { orgId: 2 } }, inSpelling(tag))).data.map(({ titleEn, text }) => [
        titleEn,
        text,
      ])
    expect(await read('en-US')).toEqual([['Tapes in all colors', 'Ordered by 4:30 PM']])
    expect(await read('en')).toEqual([['Tapes in all colours', 'Ordered by 16:30']])
    expect(await read('de')).toEqual([['Tapes in all colours', 'Bis 16:30 Uhr']])
  })

  test('has no British word left in what every shop says there', async () => {
    const query = { query: { orgId: 2 } }
    const faqs = (await world.call(listFaqs, query, inSpelling('en-US'))).data
    const texts = (await world.call(queryDeclarations, query, inSpelling('en-US'))).data
    const said = [
      ...faqs.flatMap((faq) => [faq.question, faq.answer]),
      ...texts.flatMap((text) => [text.titleEn, text.text]),
    ]
    const british =
      /\b(favourites?|colours?|catalogue|centre|baskets?|postcodes?|grey|cancelled|licence|VAT|\w+ises?|moulding|16:30)\b/i
    expect(said.filter((sentence) => british.test(sentence))).toEqual([])
    expect(said.some((sentence) => sentence.includes('4:30 PM'))).toBe(true)
  })

  test('names what a browser keeps as it is called', async () => {
    const read = async (tag: string) =>
      (await world.call(queryDeclarations, { query: { orgId: 2, type: 'cookies' as const } }, inSpelling(tag))).data
    const names = (rows: { text: string }[]) => rows.flatMap(({ text }) => text.match(/^\| [^|]+/gm) ?? [])
    expect(names(await read('en-US'))).toEqual(names(await read('en')))
  })
})

test('notices come newest first, from their day to their last', async () => {
  const notice = (title: string, published_at: string, row: Record<string, unknown> = {}) =>
    insert('notices', { title: inEnglish(title), body: inEnglish('Text'), published_at, ...row })
  await notice('old', '2026-11-01T00:00:00Z')
  await notice('tomorrow', '2026-11-19T00:00:00Z')
  await notice('over', '2026-11-02T00:00:00Z', { ends_at: '2026-11-10T00:00:00Z' })
  await notice('new', '2026-11-17T00:00:00Z')
  await notice('of Italy', '2026-11-18T00:00:00Z', { org_id: 3 })
  const { data } = await world.call(listNotices, { query: {} })
  expect(titlesOf(data)).toEqual(['new', 'old'])
  expect(data[0]).toMatchObject({ publishedAt: '2026-11-17T00:00:00.000Z', text: 'Text' })
})

test.each([0, -1, 'x', 2_147_483_648])('a site %s is refused', async (orgId) => {
  const answer = await world.app.inject({ url: `/dev-api${queryBanners.path}?orgId=${orgId}` })
  expect(answer.statusCode).toBe(400)
})
