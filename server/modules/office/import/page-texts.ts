import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type HelpPage, helpPages } from '../../../../rules/catalogue/content/content.ts'
import { type Language, languages } from '../../../../texts/index.ts'
import type { Tx } from '../../../db/database.ts'
import { recordEvent } from '../../../events/record.ts'
import { BadField, type Row, readChoice, requiredText, requiredWholeNumber } from '../../../spreadsheets/fields.ts'
import { lockSite, siteByPrefix } from '../../site/settings/site-settings.staff.ts'
import { type Cell, pickCell, readCell, textUpTo } from './cell.ts'
import { countStored, type ImportKind } from './kinds.ts'
import { addBad, type Report } from './report.ts'

type Labels = Record<string, string>
type Paragraph = { title: Labels; body: Labels }
type TextCells = Record<Language, Cell<string>>
type TextLine = { line: number; site: string; page: HelpPage; position: number; title: TextCells; text: TextCells }
/** Null takes its paragraph away. */
type Change = TextLine & { paragraph: Paragraph | null }

const mostParagraphs = 99
const longest = { title: 200, text: 20_000 }

/**
 * The terms, privacy policy, imprint and page about cookies of a site, a line for each paragraph: site (the letters with which its
 * numbers begin), page, position (1 to 99), title and text in English, and in the other languages title_de, text_de and so on. A line
 * that clears title and text takes its paragraph away. A page of which a site has a paragraph shows those alone.
 */
export const pageTexts: ImportKind<TextLine> = {
  name: 'texts',
  columns: ['site', 'page', 'position', 'title', 'text'],
  batchSize: 500,
  read: (row) => ({
    line: row.line,
    site: requiredText(row, 'site', 2).toUpperCase(),
    page: readChoice(row, 'page', helpPages),
    position: readPosition(row),
    title: readLabels(row, 'title', longest.title),
    text: readLabels(row, 'text', longest.text),
  }),
  keyOf: ({ site, page, position }) => `${site} ${page} ${position}`,
  store: async (tx, lines, report) => {
    // A shop has less than ten sites; in the order of their letters, so that two imports wait for each other.
    for (const [prefix, linesOfSite] of [...Map.groupBy(lines, ({ site }) => site)].sort()) {
      const site = await siteByPrefix(tx, prefix)
      if (site) await storeTexts(tx, { orgId: site.orgId, lines: linesOfSite, report })
      else for (const { line } of linesOfSite) addBad(report, line, `no site begins its numbers with ${prefix}`)
    }
  },
}

function readPosition(row: Row): number {
  const position = requiredWholeNumber(row, 'position')
  if (position < 1 || position > mostParagraphs) throw new BadField(`position is not one of 1 to ${mostParagraphs}`)
  return position
}

/** What stands in a column and in those of the other languages. */
const readLabels = (row: Row, column: string, longest: number) =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      readCell(row, language === 'en' ? column : `${column}_${language}`, textUpTo(longest)),
    ]),
  ) as TextCells

type Said = { orgId: number; lines: readonly TextLine[]; report: Report }

/** Stores what differs, and notes what was and is. */
async function storeTexts(tx: Tx, { orgId, lines, report }: Said) {
  await lockSite(tx, orgId)
  const before = await findTexts(tx, orgId)
  const taken = lines.flatMap((line): Change[] => {
    const paragraph = changeParagraph(line, before.get(getName(line)))
    if (paragraph === null || 'title' in paragraph) return [{ ...line, paragraph }]
    addBad(report, line.line, `${paragraph.lacks} is empty`)
    return []
  })
  const changed = taken.filter((line) => !isDeepStrictEqual(line.paragraph, before.get(getName(line)) ?? null))
  const added = changed.filter((line) => !before.has(getName(line))).length
  countStored(report, taken.length, { added, changed: changed.length - added })
  if (changed.length === 0) return

  await storeParagraphs(tx, orgId, changed)
  const pickChanged = (texts: ReadonlyMap<string, Paragraph>) =>
    Object.fromEntries(changed.map((line) => [getName(line), texts.get(getName(line)) ?? null]))
  const audited = { action: 'site.changed', subject: `site ${orgId}`, before: pickChanged(before) } as const
  const actor = { accountId: null, customerId: null, orgId, address: '' }
  await recordEvent(tx, { ...actor, ...audited, after: pickChanged(await findTexts(tx, orgId)) }, new Date())
}

/** The paragraph after a line, null where that takes it away, or which column lacks its English. */
function changeParagraph({ title, text }: TextLine, known: Paragraph | undefined) {
  if (title.en === null && text.en === null) return null
  const paragraph = { title: mergeLabels(title, known?.title), body: mergeLabels(text, known?.body) }
  if (!paragraph.title.en) return { lacks: 'title' }
  return paragraph.body.en ? paragraph : { lacks: 'text' }
}

const mergeLabels = (cells: TextCells, known: Labels = {}): Labels =>
  Object.fromEntries(
    languages
      .map((language) => [language, pickCell(cells[language], known[language], '')] as const)
      .filter(([, text]) => text !== ''),
  )

const getName = ({ page, position }: Pick<TextLine, 'page' | 'position'>) => `${page} ${position}`

async function findTexts(tx: Tx, orgId: number): Promise<Map<string, Paragraph>> {
  const rows = await tx
    .selectFrom('declarations')
    .select(['type', 'position', 'title', 'body'])
    .where('org_id', '=', orgId)
    .where('type', 'in', helpPages)
    .execute()
  return new Map(rows.map(({ type, position, title, body }) => [`${type} ${position}`, { title, body } as Paragraph]))
}

async function storeParagraphs(tx: Tx, orgId: number, lines: readonly Change[]) {
  const stored = JSON.stringify(lines.map(({ page, position, paragraph }) => ({ page, position, ...paragraph })))
  await sql`
    with lines as (select * from json_to_recordset(${stored}) as i (page text, position smallint, title jsonb, body jsonb)),
    removed as (
      delete from declarations d using lines i
       where d.org_id = ${orgId} and d.type = i.page and d.part = 'text' and d.position = i.position and i.title is null
    )
    insert into declarations (org_id, type, part, position, title, body)
    select ${orgId}, i.page, 'text', i.position, i.title, i.body from lines i where i.title is not null
        on conflict (org_id, type, part, position) do update set (title, body) = (excluded.title, excluded.body)
  `.execute(tx)
}
