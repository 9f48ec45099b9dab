import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SecondaryNumber } from './SecondaryNumber.tsx'

test('beside the number of our make stands what it replaces, with the way to it', async () => {
  const product = { number: 'AS-103320', oemCode: 'Q2673A', ownMake: true, brand: 'HP' }
  await show(<SecondaryNumber product={product} />, { session: null })
  expect(screen.getByRole('link', { name: 'Replaces HP Q2673A' })).toHaveAttribute('href', '/search?keyword=Q2673A')
})

test('beside the number of a maker stands our own', async () => {
  await show(<SecondaryNumber product={{ number: 'AS-1020', oemCode: 'CF259A', ownMake: false }} />, { session: null })
  expect(screen.getByText('AS-1020')).toBeVisible()
})

test.each([
  { number: 'AS-1020', oemCode: '', ownMake: false },
  { number: 'AS-1020', oemCode: 'AS-1020', ownMake: true },
])('where %j has no other number nothing stands beside it', async (product) => {
  await show(
    <p role="note">
      <SecondaryNumber product={product} />
    </p>,
    { session: null },
  )
  expect(screen.getByRole('note')).toBeEmptyDOMElement()
})
