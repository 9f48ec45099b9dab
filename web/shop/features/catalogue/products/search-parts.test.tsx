import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, dutch, show } from '../../../../testing/show.tsx'
import { KeywordCorrections } from './KeywordCorrections.tsx'
import { NoResults } from './NoResults.tsx'

const corrected = [{ typed: 'borther', meant: 'brother' }]

test('what was read otherwise and what was left out is shown', async () => {
  await show(<KeywordCorrections keyword="borther toner qwertz" leftOut={['qwertz']} corrected={corrected} />, {
    session: null,
  })
  expect(screen.getByText('Results for “brother toner”')).toBeVisible()
  expect(screen.getByText('Shown without: qwertz')).toBeVisible()
})

test('of a keyword that was read as it was typed nothing is shown', async () => {
  await show(<KeywordCorrections keyword="brother toner" leftOut={[]} corrected={[]} />, { session: null })
  expect(screen.queryByText(/Results for|Shown without/)).toBeNull()
})

test('where nothing was found the printer, the brands and the hotline lead on', async () => {
  answering({ 'GET /clientsystem/goods/client/brands': [{ brandId: 7, name: 'Brother' }] })
  await show(<NoResults keyword="qwertz" />, { session: null })
  expect(screen.getByText('Nothing found for “qwertz”')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Printer model' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Brother' })).toHaveAttribute('href', '/list/toner?brandId=7')
  expect(screen.getByRole('link', { name: dutch.hotPhone })).toHaveAttribute('href', 'tel:+31200000001')
})

test('what is wrong with a code that was scanned is shown', async () => {
  answering({ 'GET /clientsystem/goods/client/brands': [] })
  await show(<NoResults keyword="4006381333932" fault="The last digit does not fit" />, { session: null })
  expect(screen.getByText('The last digit does not fit')).toBeVisible()
  expect(screen.queryByText(/Try the number alone/)).toBeNull()
})

test('a site without a hotline names none', async () => {
  answering({ 'GET /clientsystem/goods/client/brands': [] })
  await show(<NoResults keyword="qwertz" />, { session: null, site: { ...dutch, hotPhone: '' } })
  expect(screen.queryByText('Hotline')).toBeNull()
})
