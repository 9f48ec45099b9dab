import { expect, test } from 'vitest'
import { findSpokenTexts } from './spoken-texts.ts'

const split = "export const texts = {\n  'order_split.title': '',\n}"
const texts = [
  { file: 'texts/order/split/en.ts', text: split },
  { file: 'texts/order/split/de.ts', text: split },
  { file: 'texts/order/order/en.ts', text: "export const texts = {\n  'order.state_open': '',\n}" },
]

test('who speaks a subject imports its languages', () => {
  const sources = [
    { file: 'web/Split.tsx', text: "text('order_split.title')" },
    { file: 'web/State.tsx', text: ['text(`order.state_$', '{state}`)'].join('') },
    { file: 'web/Silent.tsx', text: "import './order.ts'; read('unknown.title', 'order', order.title)" },
  ]

  expect(findSpokenTexts(sources, texts)).toEqual([
    { from: 'web/Split.tsx', to: 'texts/order/split/en.ts' },
    { from: 'web/Split.tsx', to: 'texts/order/split/de.ts' },
    { from: 'web/State.tsx', to: 'texts/order/order/en.ts' },
  ])
})
