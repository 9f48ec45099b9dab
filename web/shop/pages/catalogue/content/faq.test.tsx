import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answering } from '../../../../testing/show.tsx'
import { openPage } from '../../../../testing/show-page.tsx'
import { Route } from './faq.tsx'

const FAQS = 'GET /system/fqa/freedom/frontlist'
const faqs = [
  { part: 'account', slug: 'password', question: 'I forgot my password', answer: 'Ask for a **link**.' },
  { part: 'orders', slug: 'late', question: 'Where is my order?', answer: 'See its shipments.' },
]
const open = (query: string) => openPage(Route, query, { session: null })
const parts = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('each part that has answers is a click away', async () => {
  answering({ [FAQS]: faqs })
  await open('')
  expect(parts()).toEqual(['#account', '#orders'])
  expect(screen.getByText('I forgot my password').closest('details')).not.toHaveAttribute('open')
})

test('what the address searches for is found at once, unfolded', async () => {
  answering({ [FAQS]: faqs })
  await open('?q=shipments')
  expect(screen.getByRole('searchbox')).toHaveValue('shipments')
  expect(parts()).toEqual(['#orders'])
  expect(screen.getByText('Where is my order?').closest('details')).toHaveAttribute('open')
  expect(screen.queryByText('I forgot my password')).toBeNull()
})

test('what is searched for stands in the address, in one step back; emptied it is gone from there', async () => {
  answering({ [FAQS]: faqs })
  const { history } = await open('')
  const steps = history.length
  await userEvent.type(screen.getByRole('searchbox'), 'pass')
  await vi.waitFor(() => expect(history.location.search).toBe('?q=pass'))
  await userEvent.clear(screen.getByRole('searchbox'))
  await vi.waitFor(() => expect(history.location.search).toBe(''))
  expect(history.length).toBe(steps)
})

test('where nothing was found there is a link to the contact form', async () => {
  answering({ [FAQS]: faqs })
  await open('?q=zzz')
  for (const way of screen.getAllByRole('link', { name: 'Ask us' })) {
    expect(way).toHaveAttribute('href', '/aster/contactus')
  }
  expect(screen.queryByText('Where is my order?')).toBeNull()
})
