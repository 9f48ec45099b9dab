import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { toner } from '../../../testing/product.ts'
import { promotion } from '../../../testing/promotion.ts'
import { answering, buyer } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route as PromotionRoute } from './promotion-skus.tsx'
import { Route as PromotionsRoute } from './promotions.tsx'

const PROMOTIONS = 'GET /clientsystem/promotionalactivities'
const openPromotion = (query: string) => openPage(PromotionRoute, query, { session: buyer })

test('the products of a promotion stand below what it offers, a page at a time', async () => {
  const requests = answering({
    [`${PROMOTIONS}/3`]: promotion,
    [`${PROMOTIONS}/3/skus`]: { rows: [toner], total: 45 },
  })
  await openPromotion('?promotion_id=3&page=2')
  expect(await screen.findByRole('heading', { level: 1, name: /Autumn/ })).toBeVisible()
  expect(await screen.findByText('CF259A')).toBeVisible()
  expect(requests.find(({ url }) => url.includes('/3/skus'))?.url).toContain('pageNum=2')
  expect(within(screen.getByRole('navigation', { name: 'Page' })).getByText('2')).toHaveAttribute('aria-current')
})

test('a promotion of which nothing is sold says so', async () => {
  answering({ [`${PROMOTIONS}/3`]: promotion, [`${PROMOTIONS}/3/skus`]: { rows: [], total: 0 } })
  await openPromotion('?promotion_id=3')
  expect(await screen.findByText('None of its products is on sale at the moment')).toBeVisible()
})

test.each(['?promotion_id=3', '?promotion_id=all', ''])(
  '%j names no promotion: the others are a click away',
  async (query) => {
    const requests = answering({})
    await openPromotion(query)
    expect(await screen.findByText('This promotion does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Promotions' })).toHaveAttribute('href', '/pm/promotion')
    expect(requests).toHaveLength(query === '?promotion_id=3' ? 1 : 0)
  },
)

test('a promotion that cannot be had is asked for again, and not said to be over', async () => {
  const answers: Record<string, object> = {
    [`${PROMOTIONS}/3`]: { refused: 'server.unavailable', code: 503, status: 503 },
    [`${PROMOTIONS}/3/skus`]: { rows: [toner], total: 1 },
  }
  answering(answers)
  await openPromotion('?promotion_id=3')
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('This promotion does not exist')).toBeNull()
  answers[`${PROMOTIONS}/3`] = promotion
  await userEvent.click(again)
  expect(await screen.findByText('CF259A')).toBeVisible()
})

test('where nothing runs, prices hold as they are', async () => {
  answering({ [`${PROMOTIONS}/list`]: { rows: [], total: 0 } })
  await openPage(PromotionsRoute, '', { session: buyer })
  expect(await screen.findByText('No promotions at the moment')).toBeVisible()
  expect(screen.getByText('Your prices stay as they are. Check back soon.')).toBeVisible()
})
