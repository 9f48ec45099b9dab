import { expect, test } from 'vitest'
import { hasPinnedLine } from './order-lines.ts'

const [now, later] = [new Map([[1, 2]]), new Map([[2, 3]])]

test.each<[what: string, pinned: Record<number, string>, chosen: boolean]>([
  ['nothing was chosen', {}, false],
  ['pieces of it leave now', { 1: 'NL' }, true],
  ['pieces of it wait', { 2: 'NL' }, true],
  ['another warehouse was chosen for it', { 1: 'FR', 2: 'IT' }, false],
  ['its pieces are in another order of that warehouse', { 3: 'NL' }, false],
])('whether the warehouse of an order was chosen for a line: %s', (_, pinned, chosen) => {
  const lines = [1, 2, 3].map((skuId) => ({ skuId, pinned: pinned[skuId] ?? null }))
  expect(hasPinnedLine({ warehouse: 'NL', now, later }, lines)).toBe(chosen)
})
