import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { PartLinks } from './PartLinks.tsx'
import { ReadingPage } from './ReadingPage.tsx'
import { SideCard } from './SideCard.tsx'

const parts = [
  { anchor: 'prices', title: 'Prices' },
  { anchor: 'returns', title: 'Returns' },
]
const links = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
const current = () => links().find((link) => link.getAttribute('aria-current'))?.textContent

test('a page to be read has its title first, its links before the text, and its cards named', async () => {
  const side = (
    <>
      <PartLinks parts={parts} />
      <SideCard title="Talk to us">+31</SideCard>
    </>
  )
  await show(
    <ReadingPage title="Terms" lead="What we sell by" side={side}>
      <h2 id="prices">Prices</h2>
    </ReadingPage>,
    { session: null },
  )
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Terms', 'Talk to us', 'Prices'])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['#prices', '#returns'])
  expect(screen.getByRole('region', { name: 'Talk to us' })).toHaveTextContent('+31')
})

test('the part that is being read stands out among the links', async () => {
  await show(
    <>
      <PartLinks parts={parts} />
      <h2 id="prices">Prices</h2>
      <h2 id="returns">Returns</h2>
    </>,
    { session: null },
  )
  const scrollTo = (tops: Record<string, number>) => {
    for (const [anchor, top] of Object.entries(tops)) {
      const heading = document.getElementById(anchor) ?? document.body
      vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    }
    act(() => void dispatchEvent(new Event('scroll')))
  }
  scrollTo({ prices: 300, returns: 900 })
  expect(current()).toBeUndefined()
  scrollTo({ prices: 80, returns: 600 })
  expect(current()).toBe('Prices')
  scrollTo({ prices: -900, returns: 100 })
  expect(current()).toBe('Returns')
})

test('a page without parts has no links to them', async () => {
  await show(<PartLinks parts={[]} />, { session: null })
  expect(screen.queryByRole('navigation')).toBeNull()
})
