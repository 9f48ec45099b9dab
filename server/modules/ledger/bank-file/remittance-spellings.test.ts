import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeItemIndex } from '../../../../rules/ledger/open-item.ts'
import { makeItem } from '../../../../rules/ledger/testing/entries.ts'
import { type MatchedEntry, matchPayment } from '../../../../rules/payment/match-payment.ts'
import { makeBankFile } from '../../../testing/files/bank-file.ts'
import { readCamt } from './read-camt.ts'

const file = readFileSync(new URL('../../../testing/files/bank/camt-remittance-spellings.xml', import.meta.url), 'utf8')

function readEntries(bytes: Uint8Array) {
  const reading = readCamt(bytes)
  if ('refused' in reading) throw new Error(reading.refused)
  return reading.statements.flatMap(({ entries }) => entries)
}

const invoices = [makeItem('INL26000019', 33_684), makeItem('INL26000009', 245_554)]

function propose(entry: MatchedEntry, items = invoices): string {
  const proposal = matchPayment(entry, makeItemIndex(items, []))
  if (proposal.kind === 'unclear') return 'unclear'
  return `${proposal.kind} ${proposal.items.map(({ itemId }) => itemId).join(' ')}`
}

test('of the ways to write a number each that names it clears it, and no other clears anything', () => {
  expect(
    Object.fromEntries(readEntries(Buffer.from(file)).map((entry) => [entry.counterparty.name, propose(entry)])),
  ).toEqual({
    'case plain': 'clears 26000019',
    'case broken35': 'clears 26000019',
    'case brokenMid': 'clears 26000019',
    'case svwz': 'clears 26000019',
    'case lower': 'clears 26000019',
    'case spaced': 'clears 26000019',
    'case dashed': 'clears 26000019',
    'case noPrefix': 'unclear',
    'case letterO': 'unclear',
    'case slash': 'clears 26000019',
    'case e2e': 'clears 26000019',
    'case two': 'clears 26000009 26000019',
    'case wrongAmountTypo': 'suggests 26000019',
  })
})

test('none of them clears another invoice of the same amount', () => {
  const others = [
    'INL26000018',
    'INL2600001',
    'INL260000190',
    'IN26000019',
    'INL36000019',
    'INL26000091',
    'XINL26000019',
  ]
  const entries = readEntries(Buffer.from(file))
  for (const number of others)
    for (const entry of entries) expect(propose(entry, [makeItem(number, entry.amount)])).toBe('unclear')
})

const written = (...remittance: string[]) => {
  const [entry] = readEntries(makeBankFile([{ entries: [{ amount: 33_684, remittance }] }]))
  if (!entry) throw new Error('There is no entry')
  return propose(entry)
}
const fill = (text: string, length: number) => `${'a '.repeat(length).slice(0, length - text.length - 1)} ${text}`

test.each([27, 35, 65])('a number that is broken after %s signs is found', (length) => {
  expect(written(fill('INL26', length), '000019')).toBe('clears 26000019')
  expect(written(fill('I', length), 'NL26000019 danke')).toBe('clears 26000019')
})

test.each([27, 35, 65])('after %s signs a number that may be longer clears nothing, and is asked about', (length) => {
  expect(written(fill('INL26000019', length), '1 danke')).toBe('suggests 26000019')
  expect(written(fill('X', length), 'INL26000019')).toBe('suggests 26000019')
})

test('where nothing can be broken a number clears as ever', () => {
  expect(written(fill('INL26000019', 34), '1 danke')).toBe('clears 26000019')
  expect(written(fill('INL26000019', 35), '. Danke')).toBe('clears 26000019')
  expect(written(fill('INL26000019.', 35), 'Danke')).toBe('clears 26000019')
  expect(written(fill('INL26000019', 35), '1 danke', 'INL26000019')).toBe('clears 26000019')
})
