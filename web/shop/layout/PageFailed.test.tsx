import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PageFailed } from './PageFailed.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  [false, 'The shop cannot be reached. Nothing you entered is lost'],
  [true, 'Unknown system error, please feedback to administrator'],
])('a page whose script did not come says why, with a connection: %s', async (online, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  const error = new TypeError('Failed to fetch dynamically imported module')
  await show(<PageFailed error={error} reset={() => {}} />, { session: null })
  expect(screen.getByText(words)).toBeVisible()
})
