import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returner } from '../../../testing/return.ts'
import { answering } from '../../../testing/show.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { Route } from './returns.tsx'

const LIST = 'GET /clientsystem/rma/list'
const row = {
  returnId: 5,
  rmaNumber: 'RNL000001',
  status: 'completed',
  type: 'quality',
  createdAt: '2026-11-18T09:00:00Z',
  submittedAt: '2026-11-18T09:05:00Z',
  ordernos: ['ONL000001', 'ONL000002'],
  pieces: 3,
  lines: 2,
  trackingNumber: '',
  credits: ['CNL26000001'],
}
const draft = { ...row, returnId: 6, rmaNumber: '', status: 'saved', submittedAt: null, credits: [] }

test('returns are asked for as the address says, and lead to their details and credit notes; one without a number is a draft', async () => {
  const calls = answering({ [LIST]: { rows: [row, draft], total: 2 } })
  await showPage(Route, '?keyword=RNL&status=completed&type=quality&from=2026-11-01&until=never', returner)
  expect(screen.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'RNL000001' })).toHaveAttribute('href', '/rma/rmadetails?id=5')
  expect(screen.getByRole('link', { name: 'Draft' })).toHaveAttribute('href', '/rma/rmadetails?id=6')
  expect(screen.getByRole('link', { name: 'CNL26000001' })).toHaveAttribute('href', '/finance/invoice/CNL26000001')
  expect(screen.getAllByRole('cell', { name: 'ONL000001, ONL000002' })).toHaveLength(2)
  const params = new URL(calls[0]?.url ?? '', 'http://here').searchParams
  expect(Object.fromEntries(params)).toMatchObject({
    keyword: 'RNL',
    status: 'completed',
    type: 'quality',
    from: '2026-11-01',
  })
  expect(params.has('until')).toBe(false)
})

test('who may not see what is owed reads the number of a credit note alone', async () => {
  answering({ [LIST]: { rows: [row], total: 1 } })
  await showPage(Route, '', { ...returner, permissions: ['cust:rma'] })
  expect(await screen.findByText('CNL26000001')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'CNL26000001' })).toBeNull()
})

test('who has returned nothing learns how it is done, and where; a filter that finds nothing says so', async () => {
  answering({ [LIST]: { rows: [], total: 0 } })
  await showPage(Route, '', returner)
  expect(await screen.findByText(/Choose it from a delivered order/)).toBeVisible()
  for (const way of screen.getAllByRole('link', { name: 'Return something' }))
    expect(way).toHaveAttribute('href', '/rma/applyforreturn')
  await showPage(Route, '?status=refused', returner)
  expect(await screen.findByText('No returns found')).toBeVisible()
})
