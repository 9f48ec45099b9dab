import { expect, test } from 'vitest'
import { findSpokenTexts } from './spoken-texts.ts'

const texts = ['texts/order-split/en.ts', 'texts/order-split/de.ts', 'texts/order/en.ts']

test('who speaks a subject imports its languages', () => {
  const sources = [
    { file: 'web/Split.tsx', text: "text('order_split.title')" },
    { file: 'web/State.tsx', text: ['text(`order.state_$', '{state}`)'].join('') },
    { file: 'web/Silent.tsx', text: "import './order.ts'; read('unknown.title', 'order', order.title)" },
  ]

  expect(findSpokenTexts(sources, texts)).toEqual([
    { from: 'web/Split.tsx', to: 'texts/order-split/en.ts' },
    { from: 'web/Split.tsx', to: 'texts/order-split/de.ts' },
    { from: 'web/State.tsx', to: 'texts/order/en.ts' },
  ])
})
