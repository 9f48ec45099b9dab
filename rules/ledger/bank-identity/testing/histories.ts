import type { StatementEvidence } from '../../bank-statement.ts'
import type { Random } from '../../testing/random.ts'
import type { EntryContent } from '../entry-content.ts'

/** How a bank writes its files. */
export type BankManner = {
  /** What it names entries by: nothing, a reference of each, or their place in the file. */
  references: 'none' | 'unique' | 'counter'
  ids: 'none' | 'same' | 'unique'
  periods: 'none' | 'days' | 'times'
  hasBalances: boolean
  saysWhenWritten: boolean
  /** Statements of a part of a day. */
  hasSlices: boolean
}

export type StatementFile = { statement: StatementEvidence; entries: EntryContent[] }

type Booking = { at: string; serial: number; entry: EntryContent }

const firstDay = 2
const days = 5

const toDay = (day: number) => `2026-03-${String(day).padStart(2, '0')}`
const toTime = (day: number, minute: number) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
  return `${toDay(day)}T${hours}:${minutes}:00`
}

/** What was booked on an account, in few amounts, payers and words, so that many are alike. */
export function makeHistory(random: Random): Booking[] {
  const bookings = Array.from({ length: days }, (_, at) =>
    Array.from({ length: random.whole(0, 6) }, () => makeBooking(firstDay + at, random)),
  ).flat()
  return bookings.toSorted((one, other) => one.at.localeCompare(other.at)).map((one, serial) => ({ ...one, serial }))
}

function makeBooking(day: number, random: Random): Booking {
  const payer = random.pick(['Payer One', 'Payer Two'])
  const entry: EntryContent = {
    reference: '',
    part: 0,
    bookedOn: toDay(day),
    amount: random.pick([100, 9_100, 12_100]),
    currency: 'EUR',
    direction: random.pick(['credit', 'credit', 'debit']),
    isReversal: false,
    counterparty: { name: payer, account: '' },
    endToEndId: '',
    creditorReferences: [],
    remittance: random.pick(['', 'thank you']),
    returnReason: '',
  }
  return { at: toTime(day, random.whole(1, 1_438)), serial: 0, entry }
}

export function makeManner(random: Random): BankManner {
  const periods = random.pick(['none', 'days', 'times'] as const)
  const hasBalances = random.pick([true, false])
  return {
    references: random.pick(['none', 'unique', 'counter']),
    ids: random.pick(['none', 'same', 'unique']),
    periods,
    hasBalances,
    saysWhenWritten: random.pick([true, false]),
    // Days alone of a part of a day, and no balances, would say what is not so.
    hasSlices: (periods !== 'days' || hasBalances) && random.pick([true, false]),
  }
}

type Cut = { from: string; until: string; page?: [number, number] }

/** Files that name each booking at least once, in any order, some of them again. */
export function cutHistory(history: readonly Booking[], manner: BankManner, random: Random): StatementFile[] {
  const cuts = random.shuffle([...wholeCuts(random), ...(manner.hasSlices ? slices(random) : [])])
  const files = cuts.flatMap((cut, at) => writeCut(history, cut, { manner, at, random }))
  return random.shuffle([...files, ...files.filter(() => random.whole(0, 3) === 0)])
}

/** Days without a gap, and periods that overlap with them. */
function wholeCuts(random: Random): Cut[] {
  const end = firstDay + days
  const spans: [number, number][] = []
  for (let day = firstDay; day < end; ) {
    const next = Math.min(end, day + random.whole(1, 3))
    spans.push([day, next])
    day = next
  }
  for (let extra = random.whole(0, 3); extra > 0; extra--) {
    const from = random.whole(firstDay, end - 1)
    spans.push([from, random.whole(from + 1, end)])
  }
  return spans.map(([from, until]) => ({ from: toTime(from, 0), until: toTime(until, 0) }))
}

function slices(random: Random): Cut[] {
  const day = random.whole(firstDay, firstDay + days - 1)
  const [first, second] = [random.whole(1, 700), random.whole(701, 1_438)]
  const bounds = [toTime(day, 0), toTime(day, first), toTime(day, second), toTime(day + 1, 0)]
  return bounds.slice(1).map((until, at) => ({ from: bounds[at] ?? '', until }))
}

type Writing = { manner: BankManner; at: number; random: Random }

/** A statement of what was booked from the one moment to the other, now and then in two pages. */
function writeCut(history: readonly Booking[], cut: Cut, { manner, at, random }: Writing): StatementFile[] {
  const booked = history.filter((one) => one.at >= cut.from && one.at < cut.until)
  const statement = writeHead(history, cut, { manner, at })
  const inPages = manner.ids === 'unique' && booked.length > 1 && random.whole(0, 4) === 0
  if (!inPages) return [{ statement, entries: writeEntries(booked, manner) }]
  const half = random.whole(1, booked.length - 1)
  return [booked.slice(0, half), booked.slice(half)].map((part, page) => ({
    statement: { ...statement, page: page + 1, ...(page === 0 ? { closing: null } : { opening: null }) },
    entries: writeEntries(part, manner),
  }))
}

const ids = { none: () => '', same: () => 'EUR-ACCOUNT', unique: (at: number) => `EXPORT-${at}` }

function writeHead(history: readonly Booking[], cut: Cut, { manner, at }: Omit<Writing, 'random'>): StatementEvidence {
  const balance = (moment: string) =>
    history
      .filter((one) => one.at < moment)
      .reduce((sum, { entry }) => sum + (entry.direction === 'credit' ? entry.amount : -entry.amount), 5_000)
  const isOfDays = cut.until.endsWith('T00:00:00')
  const endsAt = isOfDays || manner.periods === 'times' ? cut.until : `${cut.from.slice(0, 10)}T23:59:00`
  const hasDays = manner.periods !== 'none' || manner.hasBalances
  return {
    id: ids[manner.ids](at),
    sequence: '',
    kind: 'statement',
    writtenAt: manner.saysWhenWritten ? cut.until : null,
    startsAt: hasDays ? (manner.periods === 'times' ? cut.from : `${cut.from.slice(0, 10)}T00:00:00`) : null,
    endsAt: hasDays ? (isOfDays || manner.periods === 'times' ? endsAt : nextMidnight(cut.from)) : null,
    opening: manner.hasBalances ? balance(cut.from) : null,
    closing: manner.hasBalances ? balance(cut.until) : null,
    page: null,
  }
}

const nextMidnight = (moment: string) => toTime(Number(moment.slice(8, 10)) + 1, 0)

const writeEntries = (booked: readonly Booking[], { references }: BankManner) =>
  booked.map(({ entry, serial }, place) => {
    const unique = references === 'unique' ? `ASR-2026-${serial}` : `position ${place + 1}`
    return { ...entry, reference: references === 'counter' ? String(place + 1) : unique }
  })
