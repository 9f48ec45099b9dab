import { makeDemoBankFile } from '../../seed/index.ts'
import { readBankFile } from '../../server/modules/ledger/bank-file/read-bank-file.ts'
import { sheetFile } from '../../server/spreadsheets/sheet-file.ts'
import { isoToday, type WithCopy } from './databases.ts'
import { longestHold } from './longest-hold.ts'
import { type Take, worked, workOfProcessor } from './measure.ts'

const rounds = { rounds: 7, warmUp: 2, reference: () => worked(workOfProcessor) }

/** For how long others are held up, at the longest, while a sheet of 20,000 lines is written and a bank file of 10,000 entries is read. */
export const measureSheets = (withCopy: WithCopy, take: Take) =>
  withCopy(async ({ db }) => {
    for (const format of ['xlsx', 'csv'] as const) {
      const work = () => longestHold(() => sheetFile({ name: 'a', columns, rows }, format, 'a'))
      await take({ name: `longest hold of a sheet, ${format}`, work, ...rounds })
    }
    const file = await makeLongBankFile(await makeDemoBankFile(db, isoToday()), 10_000)
    const read = async () => {
      if ('refused' in (await readBankFile(file, { callerId: 'a' }))) throw new Error('The bank file was refused')
    }
    await take({ name: 'longest hold of a bank file', work: () => longestHold(read), ...rounds })
  })

const columns = ['order', 'placed_at', 'number', 'product', 'quantity', 'price', 'amount', 'currency', 'so_number']

async function* rows() {
  for (let line = 0; line < 20_000; line++) {
    const product = ['2026-11-22T09:00:00.000Z', 'AS-100001', 'HP 59X Toner, Schwarz', line % 7]
    yield [`ONL${line}`, ...product, { amount: 12.5 }, { amount: line }, 'EUR', `SO-${line}`]
  }
}

/** The first statement of a file, with its first entry so many times. */
function makeLongBankFile(file: string, entries: number): Buffer {
  const [first = ''] = /<Ntry>.*?<\/Ntry>/s.exec(file) ?? []
  const [reference = ''] = /(?<=<NtryRef>)[^<]+/.exec(first) ?? []
  if (reference === '') throw new Error('The bank file of the demo has no entry')
  const many = Array.from({ length: entries }, (_, at) => first.replaceAll(reference, `R-${at}`)).join('')
  const head = file.slice(0, file.indexOf(first))
  const end = file.slice(file.indexOf('</Stmt>'))
  return Buffer.from(head + many + end)
}
