import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ColourChips } from './ColourChips.tsx'

test('a colour without a code is shown in the language of the reader', async () => {
  await show(<ColourChips colour="oak" />, { session: null, language: 'de' })
  expect(screen.getByText('Eiche')).toBeVisible()
})

test.each([
  ['white', 'Desk 120 x 60 cm, white', 0],
  ['black on white', 'DYMO 45013 label cassette, D1 12 mm standard, black on white', 0],
  ['Grey', 'Office chair with headrest, grey', 0, 'grey'],
  ['white', 'Desk 120 x 60 cm', 1],
  ['oak', 'Cloak', 1],
])('%s beside %j is shown once', async (words, beside, times, colour = words) => {
  await show(<ColourChips colour={colour} beside={beside} />, { session: null })
  expect(screen.queryAllByText(words)).toHaveLength(times)
})

test('where the name does not say it in the language of the reader, the words do', async () => {
  await show(<ColourChips colour="white" beside="Desk 120 x 60 cm, white" />, { session: null, language: 'de' })
  expect(screen.getByText('Weiß')).toBeVisible()
})

test('the chip of a code stands beside every name', async () => {
  await show(<ColourChips colour="K" beside="HP 59A toner, black" />, { session: null })
  expect(screen.getByTitle('Black')).toBeInTheDocument()
})
