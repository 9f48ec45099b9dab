import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileAnswer } from '../../../../contract/endpoint.ts'
import {
  type DatevField,
  type DatevSettings,
  debtorAccount,
  fiscalYearStart,
  germanVatBp,
  revenueField,
} from '../../../../rules/invoice/datev.ts'
import { Refusal } from '../../../http/refuse.ts'
import type { BookedDocument } from './bookkeeping.staff.ts'
import { type DatevLine, datevHead, datevLines } from './datev-format.ts'
import { vatCountry } from './vat-country.ts'

/** What every file needs; a revenue account is needed where a document has it. */
const neededByAll = ['adviser', 'client', 'chart', 'yearStarts', 'accountLength', 'firstDebtor'] as const
type Books = { [Field in (typeof neededByAll)[number]]: NonNullable<DatevSettings[Field]> }

type Period = { from: string; until: string }

/**
 * A Buchungsstapel of what a company issued in a period: a line for each document, of its total. Refuses by name what is not entered
 * yet, days of two fiscal years, and by its number a document that it cannot book. A document of nothing is left out: there is nothing
 * to book, and the format has no zero.
 */
export async function exportDatev(
  settings: DatevSettings,
  { from, until }: Period,
  documents: AsyncIterable<readonly BookedDocument[]>,
  now: Date,
): Promise<FileAnswer> {
  const books = isWhole(settings) ? settings : null
  if (books && fiscalYearStart(from, books.yearStarts) !== fiscalYearStart(until, books.yearStarts))
    throw new Refusal('finance.datev_two_years', { fields: ['from', 'until'] })
  const missing = new Set<DatevField>(neededByAll.filter((field) => settings[field] === null))
  const lines: Buffer[] = []
  for await (const some of documents) {
    const booked = some.filter(({ total }) => total > 0)
    for (const field of booked.map(neededAccount)) if (settings[field] === null) missing.add(field)
    if (books && missing.size === 0) lines.push(datevLines(booked.map((document) => toLine(books, document))))
    await nextTurn()
  }
  if (!books || missing.size > 0) throw unset([...missing])
  const yearStart = fiscalYearStart(from, books.yearStarts)
  return {
    bytes: Buffer.concat([datevHead({ ...books, createdAt: now, yearStart, from, until }), ...lines]),
    mediaType: 'text/csv; charset=windows-1252',
    // A program that reads it looks for this beginning.
    name: `EXTF_Buchungsstapel_${from}_${until}.csv`,
  }
}

const isWhole = (settings: DatevSettings): settings is DatevSettings & Books =>
  neededByAll.every((field) => settings[field] !== null)

const unset = (missing: readonly DatevField[]) =>
  new Refusal('finance.datev_unset', {
    details: { missing },
    words: {
      key: 'bookkeeping.refused_unset',
      values: {},
      missing: missing.map((field) => `bookkeeping.datev_${field}` as const),
    },
  })

/** The revenue account that a document needs. Refuses one in another currency, or under VAT that the settings have no account for. */
function neededAccount(document: BookedDocument) {
  const field = revenueField(document)
  if (field && document.currency === 'EUR' && vatCountry(document) === 'DE') return field
  const { number, currency } = document
  const values = {
    number,
    currency,
    country: vatCountry(document),
    rate: document.rateBp / 100,
    standard: germanVatBp / 100,
  }
  throw new Refusal('finance.datev_document', {
    details: { number },
    words: { key: 'bookkeeping.refused_document', values },
  })
}

function toLine(settings: DatevSettings & Books, document: BookedDocument): DatevLine {
  const { number, custnum } = document
  const debtor = debtorAccount(settings.firstDebtor, settings.accountLength, document.customerId)
  if (debtor === null)
    throw new Refusal('finance.datev_debtor', {
      details: { number },
      words: { key: 'bookkeeping.refused_debtor', values: { custnum } },
    })
  return {
    total: document.total,
    isCredit: document.kind === 'credit',
    debtor,
    revenue: Number(settings[neededAccount(document)]),
    issuedOn: document.issuedOn,
    dueOn: document.dueOn,
    number,
    corrects: document.corrects ?? '',
    words: `${custnum} ${document.company}`,
    vatNumber: document.reason === 'vat.intra_eu' ? document.buyerVatNumber : '',
  }
}
