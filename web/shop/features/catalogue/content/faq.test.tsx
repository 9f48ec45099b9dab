import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { FaqList } from './FaqList.tsx'
import { FaqSearch } from './FaqSearch.tsx'

const faqs = [
  { part: 'account' as const, slug: 'password', question: 'I forgot my password', answer: 'Ask for a **link**.' },
  { part: 'orders' as const, slug: 'late', question: 'Where is my order?', answer: 'See its shipments.' },
] as unknown as Parameters<typeof FaqList>[0]['all']

function Faq() {
  const [asked, ask] = useState('')
  const found = faqs.filter(({ question }) => question.toLowerCase().includes(asked.toLowerCase()))
  return (
    <>
      <FaqSearch keyword={asked} count={found.length} onAsk={ask} />
      <FaqList all={faqs} found={found} open={asked !== ''} askUs={<a href="/site/contact">Ask us</a>} />
    </>
  )
}

const open = () => show(<Faq />, { session: null })
const field = () => screen.getByRole('searchbox', { name: 'Search the answers' })
const answer = (question: string) => screen.getByText(question).closest('details')

test('questions stand in their parts, folded until the answer is opened', async () => {
  await open()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings).toHaveLength(2)
  expect(answer('Where is my order?')).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Where is my order?'))
  expect(within(answer('Where is my order?') ?? document.body).getByRole('link')).toHaveAttribute('href', '#late')
})

test('while the user types the answers narrow, unfold, and are counted', async () => {
  await open()
  await userEvent.type(field(), 'order')
  expect(screen.queryByText('I forgot my password')).toBeNull()
  expect(answer('Where is my order?')).toHaveAttribute('open')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('1')
})

test('where nothing was found there is a link to the contact form', async () => {
  await open()
  await userEvent.type(field(), 'zzz')
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible()
  await userEvent.clear(field())
  expect(screen.getByText('I forgot my password')).toBeVisible()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/^$/)
})
