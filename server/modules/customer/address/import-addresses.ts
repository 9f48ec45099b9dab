import {
  type AddressDraft,
  type Atlas,
  addressFields,
  cleanAddress,
  customerTypes,
  faultText,
  findFaults,
  mostAddresses,
} from '../../../../rules/address/form.ts'
import { addressColumns, readAddressColumn, toColumn } from '../../../../rules/address/import-columns.ts'
import { addressKinds } from '../../../../rules/address/kind.ts'
import type { TableChoice } from '../../../../rules/table-file/table-file.ts'
import type { Language } from '../../../../texts/index.ts'
import { say } from '../../../../texts/say.ts'
import { recordEvent } from '../../../events/record.ts'
import { csvRows, type Table } from '../../../spreadsheets/csv-text.ts'
import { findFields, rowsByField } from '../../../spreadsheets/named-columns.ts'
import { tableRows } from '../../../spreadsheets/table-file.ts'
import { newTableRead } from '../../../spreadsheets/table-row.ts'
import { addressBookQueries } from './address.queries.ts'
import { loadAtlas } from './atlas.ts'
import type { Change } from './change-address.ts'
import { readCountry } from './read-country.ts'

/** Lines of a file that are looked at; no book holds more. */
const mostLines = mostAddresses

const needed = ['address1', 'city', 'postcode', 'country']

type BadLine = { line: number; msg: string }
type AddressLine = { line: number; draft: AddressDraft }

const naming = { fields: addressColumns, guess: readAddressColumn }
const fits = (names: readonly string[]) => needed.every((field) => findFields(names, naming).includes(field))

type AddressFile = TableChoice & { bytes: Buffer; language: Language; callerId: string }

const nothing = { added: 0, known: 0 }

/** Adds the good lines of a CSV file or a workbook; says of each other one what is wrong with it. */
export async function importAddressFile(change: Change, { bytes, language, callerId, ...choice }: AddressFile) {
  const table = await tableRows(bytes, { most: mostLines, callerId, language, fits, choice, isStored: true })
  if (!table) return { ...nothing, bad: [{ line: 1, msg: say(language, 'table.unreadable') }], table: newTableRead() }
  return importTable(change, table, language)
}

/** The same of a CSV text. */
export const importAddressText = async (change: Change, csv: string, language: Language) =>
  importTable(change, await csvRows(csv, mostLines, fits), language)

async function importTable(change: Change, table: Table, language: Language) {
  const { bad: unread, read } = table
  const { found, sound, faulty } = rowsByField(table, naming)
  const missing = needed.filter((field) => !found.includes(field))
  if (missing.length > 0) {
    const msg = say(language, 'account.import_needs', { columns: missing.join(', ') })
    return { ...nothing, bad: [{ line: 1, msg }], table: read }
  }
  const bad: BadLine[] = [
    ...unread.map(({ line, fault }) => ({ line, msg: say(language, `account.import_${fault}`) })),
    ...faulty.map(({ line, column, fault }) => ({ line, msg: say(language, `table.fault_${fault}`, { column }) })),
  ]
  const good: AddressLine[] = []
  const atlas = await loadAtlas(change.db)
  for (const row of sound) {
    const draft = toDraft(row, atlas)
    const faults = findFaults(draft, atlas)
    if (faults.length === 0) good.push({ line: row.line, draft: cleanAddress(draft) })
    else bad.push({ line: row.line, msg: faults.map((fault) => toSentence(language, fault)).join('. ') })
  }
  const { added, surplus } = await keep(change, good)
  bad.push(...surplus.map(({ line }) => ({ line, msg: say(language, 'address.full') })))
  bad.sort((one, other) => one.line - other.line)
  return { added, known: good.length - surplus.length - added, bad, table: read }
}

/** Keeps as many as there is room for. */
const keep = ({ db, owner, actor, now }: Change, good: readonly AddressLine[]) =>
  db.transaction().execute(async (tx) => {
    const book = addressBookQueries(tx, owner)
    await book.lock()
    const room = mostAddresses - (await book.count()).all
    const [kept, surplus] = [good.slice(0, room), good.slice(room)]
    const ids = await book.add(kept.map(({ draft }) => draft))
    await book.keepDefaults()
    if (ids.length > 0) {
      const after = { imported: ids.length, addressIds: ids }
      await recordEvent(tx, { action: 'address.added', subject: 'addresses', after, ...actor }, now)
    }
    return { added: ids.length, surplus }
  })

function toDraft({ fields }: { fields: Partial<Record<string, string>> }, atlas: Atlas): AddressDraft {
  const texts = addressFields.map((field) => [field, fields[toColumn(field)] ?? ''])
  const chosen = <const T extends string>(choices: readonly T[], column: string, otherwise: T) =>
    choices.find(
      (choice) =>
        choice.toLowerCase() ===
        fields[column]
          ?.trim()
          .toLowerCase()
          .replaceAll(/[\s_-]/g, ''),
    ) ?? otherwise
  return {
    ...Object.fromEntries(texts),
    country: readCountry(fields.country ?? '', atlas),
    kind: chosen(addressKinds, 'kind', 'regular'),
    customerType: chosen(customerTypes, 'customer_type', 'professional'),
  }
}

function toSentence(language: Language, [field, fault]: ReturnType<typeof findFaults>[number]) {
  return say(language, faultText(field, fault), { field: say(language, `address.${field}`) })
}
