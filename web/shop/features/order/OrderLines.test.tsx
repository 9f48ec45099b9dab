import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { preview } from '../../../testing/order.ts'
import { answering, buyer, show } from '../../../testing/show.tsx'
import { OrderLines } from './OrderLines.tsx'

const [first] = preview('', 10).lines
const lineOf = (position: number, expectedOn: string | null) => {
  if (!first) throw new Error('no line')
  return { ...first, position, qty: 6, shipsNow: 6, backOrdered: 0, preOrdered: 0, expectedOn }
}
const lines = [lineOf(1, null), lineOf(2, null), lineOf(3, '2026-12-01')]

const cellsOf = async (shipped: { pieces: ReadonlyMap<number, number>; ended: boolean } | null) => {
  answering({})
  await show(<OrderLines lines={lines} currency="EUR" together={false} shipped={shipped} />, { session: buyer })
  const [head, ...rows] = screen.getAllByRole('row')
  if (!head) throw new Error('no head')
  const texts = rows.map((row) => within(row).getAllByRole('cell')[2]?.textContent)
  return [within(head).getAllByRole('columnheader')[2]?.textContent, ...texts]
}

test('before anything has left it says what ships now', async () => {
  expect(await cellsOf(null)).toEqual(['Ships now', '6', '6', '6'])
})

test('once something has left, it says what has, and what is still to come', async () => {
  const pieces = new Map([
    [1, 6],
    [3, 2],
  ])
  const cells = await cellsOf({ pieces, ended: false })
  expect(cells).toEqual(['Shipped', '6', '06 still to come', '24 still to come, expected 1 Dec 2026'])
})

test('of a cancelled order nothing is to come', async () => {
  expect(await cellsOf({ pieces: new Map([[1, 2]]), ended: true })).toEqual(['Shipped', '2', '0', '0'])
})
