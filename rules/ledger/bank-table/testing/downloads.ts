import type { makeHistory } from '../../bank-identity/testing/histories.ts'
import { movedBy } from '../../statement-balance.ts'
import type { Random } from '../../testing/random.ts'
import type { TableLayout } from '../layout.ts'
import { makeLayout } from './table-rows.ts'

export type History = ReturnType<typeof makeHistory>
type Booking = History[number]

/** How a bank writes its tables. */
export type TableManner = {
  layout: TableLayout
  isNewestFirst: boolean
  write: (booking: Booking, balance: number) => string[]
}

const comma = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`
const point = (cents: number) => comma(cents).replace(',', '.')
const german = (day: string) => day.split('-').toReversed().join('.')
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
const signed = ({ entry }: Booking) => movedBy([entry])
const texts = ({ entry }: Booking) => [entry.counterparty.name, entry.remittance]

type Writing = { roles: TableLayout['roles']; over?: Partial<TableLayout>; write: TableManner['write'] }

const writings: readonly Writing[] = [
  {
    roles: ['bookedOn', 'payer', 'words', 'amount', 'balance'],
    over: { dayOrder: 'dmy' },
    write: (one, balance) => [german(one.entry.bookedOn), ...texts(one), comma(signed(one)), comma(balance)],
  },
  {
    roles: ['bookedOn', 'payer', 'words', 'amountOut', 'amountIn', 'reference'],
    over: { dayOrder: 'mdy' },
    write: (one) => {
      const [goes, comes] = signed(one) < 0 ? [point(-signed(one)), ''] : ['', point(signed(one))]
      return [american(one.entry.bookedOn), ...texts(one), goes, comes, `ASR-2026-${one.serial}`]
    },
  },
  {
    roles: ['bookedOn', 'payer', 'words', 'amount', 'side', 'none'],
    over: { creditWords: ['Bij'], debitWords: ['Af'] },
    write: (one) => {
      const side = signed(one) < 0 ? 'Af' : 'Bij'
      return [one.entry.bookedOn.replaceAll('-', ''), ...texts(one), comma(Math.abs(signed(one))), side, 'x']
    },
  },
]

export function makeTableManner(random: Random): TableManner {
  const { roles, over, write } = random.pick(writings)
  return {
    layout: makeLayout({ roles, ...over, decimal: null, wholeDays: random.pick([true, false]) }),
    isNewestFirst: random.pick([true, false]),
    write,
  }
}

export type Download = { text: string; bookings: Booking[] }

/**
 * Files that name each booking at least once, overlapping, in any order, some of them again: each ends when it was asked for, and begins
 * with a day, or in the midst of one where the bank gives the last entries.
 */
export function download(history: History, manner: TableManner, random: Random): Download[] {
  const moments = history.map(({ at }) => at)
  const ends = [...Array.from({ length: random.whole(1, 5) }, () => random.whole(1, history.length)), history.length]
  let covered = 0
  const files = ends
    .toSorted((one, other) => one - other)
    .map((end) => {
      const first = random.whole(0, Math.min(covered, end - 1))
      const begin = manner.layout.wholeDays
        ? moments.findIndex((at) => at.slice(0, 10) === moments[first]?.slice(0, 10))
        : first
      covered = Math.max(covered, end)
      return writeTable(history, { begin, end }, manner)
    })
  return random.shuffle([...files, ...files.filter(() => random.happens(0.25))])
}

const openingBalance = 5_000_000

function writeTable(history: History, { begin, end }: { begin: number; end: number }, manner: TableManner): Download {
  const bookings = history.slice(begin, end)
  const lines = bookings.map((one, at) => {
    const balance = openingBalance + movedBy(history.slice(0, begin + at + 1).map(({ entry }) => entry))
    return manner.write(one, balance).join(';')
  })
  return { text: (manner.isNewestFirst ? lines.toReversed() : lines).join('\n'), bookings }
}
