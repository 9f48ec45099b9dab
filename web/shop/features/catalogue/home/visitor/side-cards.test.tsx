import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, buyer, show } from '../../../../../testing/show.tsx'
import { FlowCard } from './FlowCard.tsx'
import { GiftCard } from './GiftCard.tsx'

const declaration = (declarationId: number, part: string, title: string) => ({
  declarationId,
  type: 'home',
  part,
  titleEn: title,
  titleDe: title,
  titleIt: title,
  titleFr: title,
  titlePl: title,
  text: `${title}, in words`,
})
const texts = {
  'GET /system/declaration/freedom/query': [
    declaration(1, 'gift', 'A desk set'),
    declaration(2, 'flow', 'Register'),
    declaration(3, 'flow', 'Order'),
  ],
}

test('a visitor sees the gift, with the way to an account unless they stand on it', async () => {
  answering(texts)
  const { unmount } = await show(<GiftCard />, { session: null })
  const gift = within(await screen.findByRole('region', { name: 'A desk set' }))
  expect(gift.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/ac/register')
  unmount()
  await show(<GiftCard joins={false} />, { session: null })
  expect(within(await screen.findByRole('region')).queryByRole('link')).toBeNull()
})

test('who has an account has had the gift', async () => {
  answering(texts)
  await show(<GiftCard />, { session: buyer })
  expect(screen.queryByRole('region')).toBeNull()
})

test('the way to an account is shown step by step; without steps nothing is shown', async () => {
  answering(texts)
  const { unmount } = await show(<FlowCard />, { session: null })
  const steps = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual(['RegisterRegister, in words', 'OrderOrder, in words'])
  unmount()
  answering({ 'GET /system/declaration/freedom/query': [] })
  await show(<FlowCard />, { session: null })
  expect(screen.queryByRole('region')).toBeNull()
})
