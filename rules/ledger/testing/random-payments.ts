import { creditorReference } from '../../invoice/creditor-reference.ts'
import type { BankEntry } from '../bank-statement.ts'
import { type OpenItem, plainName } from '../open-item.ts'
import { makeEntry } from './entries.ts'
import type { Random } from './random.ts'
import type { World } from './random-items.ts'
import { mistype, writeNumber, writeRemittance } from './random-text.ts'

/** A payment of which is known what it pays. */
export type KnownPayment = {
  scenario: string
  entry: BankEntry
  /** In any order; none where it pays nothing of what is open. */
  pays: OpenItem[]
  /** What is right: cleared, suggested, or at most suggested; a damaged text is right in either way. */
  right: 'clears' | 'suggests' | 'at most suggested' | 'as paid'
}

type Scenario = (world: World, random: Random) => Omit<KnownPayment, 'scenario'>

/** Counted here a second time: what is tested must not say what is right. */
function sumOf(items: readonly OpenItem[]): number {
  let sum = 0
  for (const { kind, openCents } of items)
    if (kind === 'credit') sum -= openCents
    else sum += openCents
  return sum
}

const owed = ({ kind }: OpenItem) => kind !== 'credit'

function itemsOfOne({ items }: World, random: Random, count: number): OpenItem[] {
  const first = random.pick(items.filter(owed))
  const same = items.filter((item) => item.customerId === first.customerId && item.currency === first.currency)
  const chosen = [first, ...same.filter((item) => item !== first && random.happens(0.5))].slice(0, count)
  return sumOf(chosen) > 10 ? chosen : [first]
}

/** Who pays from where it is known or not. */
const paidBy = (world: World, random: Random, customerId: number): Partial<BankEntry> => ({
  counterparty: { name: 'Reseller', account: random.happens(0.8) ? world.accountOf(customerId) : '' },
})

function naming(world: World, random: Random, pays: readonly OpenItem[], amount = sumOf(pays)): BankEntry {
  const [first = random.pick(world.items)] = pays
  const remittance = writeRemittance(
    random,
    pays.map(({ number }) => writeNumber(random, number)),
  )
  return makeEntry(amount, { currency: first.currency, remittance, ...paidBy(world, random, first.customerId) })
}

function byReference(world: World, random: Random): Omit<KnownPayment, 'scenario'> {
  const pays = itemsOfOne(world, random, 1)
  const [reference = ''] = pays.map(({ number }) => creditorReference(number))
  const written = random.happens(0.5) ? reference : reference.toLowerCase().replaceAll(/.{4}/g, '$& ')
  const entry = { ...naming(world, random, pays), remittance: '' }
  if (random.happens(0.5)) return { entry: { ...entry, creditorReferences: [written] }, pays, right: 'clears' }
  return { entry: { ...entry, remittance: writeRemittance(random, [written]) }, pays, right: 'clears' }
}

function exactly(count: number): Scenario {
  return (world, random) => {
    const pays = itemsOfOne(world, random, count)
    return { entry: naming(world, random, pays), pays, right: 'clears' }
  }
}

/** Another sum than what is named, by more than is small. */
function inexactly(change: (sum: number, random: Random) => number): Scenario {
  return (world, random) => {
    const pays = itemsOfOne(world, random, 1)
    return { entry: naming(world, random, pays, change(sumOf(pays), random)), pays, right: 'suggests' }
  }
}

/** The text is damaged; where it then says something else that is exact, the damage cannot be recognised, and another one is made. */
function damaged(damage: (text: string, pays: readonly OpenItem[], random: Random) => string): Scenario {
  return (world, random) => {
    for (;;) {
      const pays = itemsOfOne(world, random, random.whole(1, 3))
      const entry = naming(world, random, pays)
      const remittance = damage(entry.remittance, pays, random)
      if (!saysSomethingElse(world, remittance, entry, pays))
        return { entry: { ...entry, remittance }, pays, right: 'as paid' }
    }
  }
}

function saysSomethingElse({ items, accounts }: World, text: string, entry: BankEntry, pays: readonly OpenItem[]) {
  const named = items.filter(({ number, currency }) => currency === entry.currency && isIn(text, number))
  const isKnown = accounts.some(({ account }) => account === entry.counterparty.account)
  const isOthers = named.some(({ customerId }) => customerId !== pays[0]?.customerId)
  const isAll = named.length === pays.length && named.every((item) => pays.includes(item))
  return !isAll && !(isKnown && isOthers) && Math.abs(sumOf(named) - entry.amount) <= 5
}

/** However it is spaced; not within a longer one. */
function isIn(text: string, number: string): boolean {
  if (!plainName(text).includes(number)) return false
  return new RegExp(`(?<![A-Z0-9])${[...number].join('[^A-Z0-9]*')}(?![A-Z0-9])`, 'i').test(text)
}

const unnamed: Scenario = (world, random) => {
  const pays = itemsOfOne(world, random, 1)
  return {
    entry: { ...naming(world, random, pays), remittance: writeRemittance(random, []) },
    pays,
    right: 'at most suggested',
  }
}

/** A payment of an open sum, for something that is no longer open. */
const forCleared: Scenario = (world, random) => {
  const number = writeNumber(random, random.pick(world.clearedNumbers))
  const [item = random.pick(world.items)] = itemsOfOne(world, random, 1)
  const entry = { ...naming(world, random, [item]), remittance: writeRemittance(random, [number]) }
  return { entry, pays: [], right: 'at most suggested' }
}

const forTwoCustomers: Scenario = (world, random) => {
  const [one = random.pick(world.items)] = itemsOfOne(world, random, 1)
  const others = world.items.filter(
    (item) => owed(item) && item.customerId !== one.customerId && item.currency === one.currency,
  )
  const pays = [one, random.pick(others)]
  const amount = random.happens(0.5) ? sumOf(pays) : one.openCents
  return { entry: naming(world, random, pays, amount), pays: [], right: 'at most suggested' }
}

/** What is exact, but no payment for it. */
function notPayment(over: (entry: BankEntry) => Partial<BankEntry>): Scenario {
  return (world, random) => {
    const entry = naming(world, random, itemsOfOne(world, random, random.whole(1, 2)))
    return { entry: { ...entry, ...over(entry) }, pays: [], right: 'at most suggested' }
  }
}

const scenarios: Readonly<Record<string, Scenario>> = {
  'one number': exactly(1),
  'one number again': exactly(1),
  reference: byReference,
  'several numbers': exactly(4),
  'several numbers again': exactly(6),
  'small difference': (world, random) => {
    const pays = itemsOfOne(world, random, 1)
    return { entry: naming(world, random, pays, sumOf(pays) + random.whole(-5, 5)), pays, right: 'clears' }
  },
  part: inexactly((sum, random) => random.whole(1, sum - 6)),
  'too much': inexactly((sum, random) => sum + random.whole(6, 100_000)),
  'slip of the pen': damaged((_, pays, random) => {
    const { number } = random.pick(pays)
    const others = pays.filter((item) => item.number !== number).map((item) => item.number)
    return writeRemittance(random, [...others, mistype(random, number)])
  }),
  'text cut off': damaged((text, _, random) => text.slice(0, random.whole(0, text.length - 1))),
  'no reference': unnamed,
  'of something cleared': forCleared,
  'two customers': forTwoCustomers,
  'money out': notPayment(() => ({ direction: 'debit' })),
  reversal: notPayment(() => ({ isReversal: true })),
  'came back': notPayment(() => ({ returnReason: 'AC04' })),
  'another currency': notPayment(({ currency }) => ({ currency: currency === 'EUR' ? 'GBP' : 'EUR' })),
}

/** So many payments of all kinds over the open items of a world. */
export function makePayments(world: World, random: Random, count: number): KnownPayment[] {
  return Array.from({ length: count }, () => {
    const scenario = random.pick(Object.keys(scenarios))
    const make = scenarios[scenario]
    if (!make) throw new Error(scenario)
    return { scenario, ...make(world, random) }
  })
}
