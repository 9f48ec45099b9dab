import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { show } from '../testing/show.tsx'
import { useHydrated } from './useHydrated.ts'

const Live = () => <p>{useHydrated() ? 'live' : 'as it was sent'}</p>

test('a page acts on its reader in the browser alone', async () => {
  expect(renderToString(<Live />)).toContain('as it was sent')
  await show(<Live />, { session: null })
  expect(screen.getByText('live')).toBeVisible()
})
