import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { About } from './About.tsx'
import { AskCard } from './AskCard.tsx'
import { FaqList } from './FaqList.tsx'
import { filterFaqs } from './filter-faqs.ts'
import { NoticeList } from './NoticeList.tsx'
import { Parts } from './Parts.tsx'
import { Prose } from './Prose.tsx'
import type { Faq } from './queries.ts'

beforeEach(() => localStorage.clear())

const faq = (slug: string, part: Faq['part'], question: string, answer: string): Faq => ({
  faqId: 1,
  slug,
  part,
  question,
  answer,
})
const faqs = [
  faq('open-an-account', 'account', 'Jak założyć konto?', 'Wystarczy się zarejestrować.'),
  faq('warranty', 'afterSale', 'Wie lange gilt die Garantie?', 'Zwei Jahre für Rückgaben.'),
]

describe('the FAQ', () => {
  test.each([
    ['', 2],
    ['  ', 2],
    ['ZALOZYC', 1],
    ['ruckgaben jahre', 1],
    ['garantie konto', 0],
    ['.*', 0],
  ])('%j finds %i', (asked, count) => {
    expect(filterFaqs(faqs, asked)).toHaveLength(count)
  })

  test('is folded by part; a search opens what it finds', async () => {
    await show(<FaqList all={faqs} found={faqs} open={false} askUs={null} />, { session: null })
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Account', 'After-sale'])
    expect(screen.getByText('Zwei Jahre für Rückgaben.')).not.toBeVisible()
    await userEvent.click(screen.getByText('Wie lange gilt die Garantie?'))
    expect(screen.getByText('Zwei Jahre für Rückgaben.')).toBeVisible()
  })

  test('that finds nothing says so and offers the way on', async () => {
    await show(<FaqList all={faqs} found={[]} open askUs={<a href="/aster/contactus">Ask us</a>} />, { session: null })
    expect(screen.getByText('No answers found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible()
  })
})

test('a longer text has paragraphs, lists and tables, and never HTML', async () => {
  const text = 'One\nline.\n\n- first\n- <b>second</b>\n| Name | Life |\n| token | 30 days |\n\n<script>x</script>'
  await show(<Prose text={text} />, { session: null })
  expect(screen.getByText('One line.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['first', '<b>second</b>'])
  expect(screen.getByRole('row', { name: 'token 30 days' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Life' })).toBeVisible()
  expect(screen.getByText('<script>x</script>')).toBeVisible()
})

const title = (en: string, de: string) => ({ titleEn: en, titleDe: de, titleIt: en, titleFr: en, titlePl: en })

test('a page of parts names them above in the language of its reader; an empty one says so', async () => {
  const parts = [
    { declarationId: 1, type: 'about', part: 'mission', ...title('Mission', 'Auftrag'), text: 'a' },
    { declarationId: 2, type: 'about', part: 'quality', ...title('Quality', 'Qualität'), text: 'b' },
  ]
  await show(<Parts title="Über uns" parts={parts} anchorOf={({ part }) => part} />, { session: null, language: 'de' })
  const links = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#mission', '#quality'])
  expect(screen.getByRole('heading', { name: 'Qualität' })).toHaveAttribute('id', 'quality')
  await show(<Parts title="About us" parts={[]} anchorOf={() => ''} />, { session: null })
  expect(screen.getByText('Nothing here yet')).toBeVisible()
})

test('about us shows the mission first, with the figures, and then its parts in their order', async () => {
  const declarations = [
    { declarationId: 2, type: 'about', part: 'quality', ...title('Quality', 'Qualität'), text: 'b' },
    { declarationId: 1, type: 'about', part: 'mission', ...title('Mission', 'Auftrag'), text: 'a' },
  ]
  await show(<About declarations={declarations} figures={<p>600,000</p>} side={<AskCard />} />, { session: null })
  const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(names).toEqual(['About us', 'Mission', 'Talk to us', 'Quality'])
  expect(screen.getByText('600,000')).toBeVisible()
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#mission', '#quality'])
})

test('who can be asked is named with the phone number of the site', async () => {
  await show(<AskCard />, { session: null })
  const card = within(screen.getByRole('region', { name: 'Talk to us' }))
  expect(card.getByRole('link', { name: '+31 20 000 0001' })).toHaveAttribute('href', 'tel:+31200000001')
  expect(card.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/aster/contactus')
})

test('notices carry their day by the clock of the site; none is shown, too', async () => {
  const notice = { noticeId: 1, ...title('News', 'Neues'), text: 'a', publishedAt: '2026-11-17T23:30:00.000Z' }
  await show(<NoticeList notices={[notice]} />, { session: null })
  expect(screen.getByText('18 Nov 2026')).toBeVisible()
  await show(<NoticeList notices={[]} />, { session: null })
  expect(screen.getByText('There are no notices at the moment')).toBeVisible()
})
