import type { FastifyBaseLogger } from 'fastify'
import { exchangeFileName, exchangeProgressive, longestExchangeFault } from '../../../../rules/invoice/exchange.ts'
import { type ConversionRates, chooseRates } from '../../../../rules/invoice/exchange-rate.ts'
import type { Invoice } from '../../../../rules/invoice/invoice.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { writeFatturaPa } from '../e-invoice/fattura-pa.ts'
import { needsRates } from '../e-invoice/fattura-pa-euro.ts'
import { splitVatNumber } from '../e-invoice/fattura-pa-party.ts'
import { readdress } from './addressing.ts'
import type { EInvoiceDoor } from './door.ts'
import {
  findFilesToSend,
  findRatesBefore,
  moveEInvoice,
  nextFileSerial,
  storeEInvoiceFile,
  takeWaiting,
} from './exchange.queries.ts'

type Parts = { db: Db; now: () => Date; door: EInvoiceDoor; log: Pick<FastifyBaseLogger, 'warn'> }

/** How long the exchange system may take for an answer, in milliseconds. */
const longestAnswer = 20_000
const mostAtOnce = 50

/** A document of which no file can be made, with the reason. */
class CannotWrite extends Error {
  readonly invoiceId: number
  constructor(invoiceId: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.invoiceId = invoiceId
  }
}

/**
 * Writes the files that the law wants of what was issued, after the transactions that issued it, and hands them over where a door is open.
 * One that cannot be written keeps its reason for staff, and no other back.
 */
export const writeEInvoicesBy = (parts: Parts) => async () => {
  while (await writeNext(parts));
  await sendWritten(parts)
}

/** False where nothing waits. */
async function writeNext({ db, now }: Parts): Promise<boolean> {
  try {
    return await db.transaction().execute((tx) => writeOne(tx, now()))
  } catch (error) {
    if (!(error instanceof CannotWrite)) throw error
    const fault = error.message.slice(0, longestExchangeFault) || 'unknown'
    await moveEInvoice(db, error.invoiceId, { from: ['waiting'], status: 'failed', fault }, now())
    return true
  }
}

async function writeOne(tx: Tx, now: Date) {
  const waiting = await takeWaiting(tx)
  if (!waiting) return false
  const { invoiceId, addressing } = waiting
  const facts = addressing ? readdress(waiting.facts, addressing) : waiting.facts
  const sender = findSender(waiting)
  const rates = await findRates(tx, facts)
  const serial = await nextFileSerial(tx, sender)
  const name = exchangeFileName(sender, serial)
  const content = writeFile({ invoiceId, facts }, rates, serial)
  await storeEInvoiceFile(tx, { invoiceId, sender, serial, name, content }, now)
  return true
}

type Waiting = { invoiceId: number; facts: Invoice }

/** Country and tax number of the seller, who sends for itself. */
function findSender({ invoiceId, facts: { seller } }: Waiting) {
  const { country, number } = splitVatNumber(seller.vatNumber)
  if (!/^[A-Z]{2}$/.test(country) || !/^[A-Z0-9]{2,28}$/.test(number))
    throw new CannotWrite(invoiceId, `${seller.name} has no VAT number`)
  return `${country}${number}`
}

/** Rates for a document in another currency that says none itself: those of its day of issue, or of that of the invoice it corrects. */
async function findRates(tx: Tx, facts: Invoice): Promise<ConversionRates | null> {
  if (!needsRates(facts)) return null
  const { currency } = facts
  const { issuedOn } = facts.corrects ?? facts
  const rates = chooseRates([currency], await findRatesBefore(tx, currency, issuedOn), issuedOn)
  return 'lacking' in rates ? null : rates
}

function writeFile({ invoiceId, facts }: Waiting, rates: ConversionRates | null, serial: number) {
  try {
    return writeFatturaPa(facts, { progressive: exchangeProgressive(serial), rates })
  } catch (error) {
    throw new CannotWrite(invoiceId, error)
  }
}

/** A file that the exchange system does not take now is handed over again the next time. */
async function sendWritten({ db, now, door, log }: Parts) {
  if (!door.send) return
  let after = 0
  for (;;) {
    const files = await findFilesToSend(db, after, mostAtOnce)
    for (const { invoiceId, ...file } of files) {
      try {
        const exchangeNumber = await door.send(file, AbortSignal.timeout(longestAnswer))
        await moveEInvoice(db, invoiceId, { from: ['written'], status: 'sent', exchangeNumber }, now())
      } catch (error) {
        log.warn({ err: error, file: file.name }, 'the exchange system does not take a file')
      }
    }
    const last = files.at(-1)
    if (!last || files.length < mostAtOnce) return
    after = last.invoiceId
  }
}
