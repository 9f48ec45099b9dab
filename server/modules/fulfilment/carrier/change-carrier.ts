import {
  type CarrierAdapterName,
  type CarrierDraft,
  carrierFaults,
  cleanCarrier,
  type RateDraft,
  rateFaults,
} from '../../../../rules/shipping/carrier.ts'
import type { Db } from '../../../db/database.ts'
import { type Actor, recordEvent } from '../../../events/record.ts'
import { orNotFound, Refusal } from '../../../http/refuse.ts'
import {
  findRates,
  lockCarrier,
  type RateTable,
  rateTables,
  storeCarrier,
  storeNewCarrier,
  storeRates,
} from './carrier.staff.ts'

type Change = { actor: Actor; now: Date }
/** Without an adapter a carrier is what it was, a new one is dealt with by hand. */
type GivenCarrier = Omit<CarrierDraft, 'adapter'> & { adapter?: CarrierAdapterName }

/** Adds a carrier. Refuses by field what cannot be, and a code that another has. */
export async function addCarrier(db: Db, { actor, now }: Change, carrierInput: GivenCarrier): Promise<null> {
  refuse(carrierFaults(carrierInput))
  const after = cleanCarrier({ ...carrierInput, adapter: carrierInput.adapter ?? 'hand' })
  await db.transaction().execute(async (tx) => {
    if (!(await storeNewCarrier(tx, after))) throw new Refusal('carrier.code_taken', { fields: ['code'] })
    await recordEvent(tx, { ...actor, action: 'carrier.added', subject: `carrier ${after.code}`, after }, now)
  })
  return null
}

export async function changeCarrier(db: Db, { actor, now }: Change, carrierInput: GivenCarrier): Promise<null> {
  refuse(carrierFaults(carrierInput))
  await db.transaction().execute(async (tx) => {
    const before = orNotFound(await lockCarrier(tx, carrierInput.code))
    const after = cleanCarrier({ ...carrierInput, adapter: carrierInput.adapter ?? before.adapter })
    await storeCarrier(tx, after)
    await recordEvent(tx, { ...actor, action: 'carrier.changed', subject: `carrier ${after.code}`, before, after }, now)
  })
  return null
}

/** What a carrier asks from a warehouse in a currency; each country stands once. The audit trail keeps what it was. */
export async function changeRates(
  db: Db,
  { actor, now }: Change,
  table: RateTable,
  rates: readonly RateDraft[],
): Promise<null> {
  await db.transaction().execute(async (tx) => {
    orNotFound(await lockCarrier(tx, table.carrier))
    const storedTable = (await rateTables(tx)).find((one) => sameTable(one, table))
    if (!storedTable) throw new Refusal('request.invalid', { fields: ['warehouse', 'currency'] })
    refuseRates(rates, storedTable.countries)
    const noted = async () => toSummary((await findRates(tx, table.carrier)).filter((rate) => sameTable(rate, table)))
    const before = await noted()
    await storeRates(tx, table, rates)
    const [subject, after] = [`carrier ${table.carrier}`, await noted()]
    await recordEvent(tx, { ...actor, action: 'carrier.changed', subject, before, after }, now)
  })
  return null
}

type Table = Omit<RateTable, 'carrier'>

const sameTable = (one: Table, other: Table) => one.warehouse === other.warehouse && one.currency === other.currency

function refuseRates(rates: readonly RateDraft[], countries: readonly string[]) {
  const visited = new Set<string>()
  const fields = rates.flatMap((rate, at) => {
    const isWrong = !countries.includes(rate.country) || visited.has(rate.country)
    visited.add(rate.country)
    return [...(isWrong ? ['country'] : []), ...rateFaults(rate)].map((field) => `rates.${at}.${field}`)
  })
  if (fields.length > 0) throw new Refusal('request.invalid', { fields })
}

/** Rates as the audit trail says them: by country, in cents, from this value of goods on free, working days. */
const toSummary = (rates: Awaited<ReturnType<typeof findRates>>) =>
  Object.fromEntries(
    rates.map(({ warehouse, currency, country, price, freeFrom, daysMin, daysMax }) => [
      `${warehouse} ${country} ${currency}`,
      `${price} ${freeFrom ?? '-'} ${daysMin}-${daysMax}`,
    ]),
  )

function refuse(fields: readonly string[]) {
  if (fields.length > 0) throw new Refusal('request.invalid', { fields: [...fields] })
}
