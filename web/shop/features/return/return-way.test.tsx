import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returnableLine, returner } from '../../../testing/return.ts'
import { answering, buyer, show } from '../../../testing/show.tsx'
import { returnableQuery } from './queries.ts'
import { ReturnWay } from './ReturnWay.tsx'

const RETURNABLE = 'GET /clientsystem/rma/returnable'
const page = (...rows: object[]) => ({ [RETURNABLE]: { rows, total: rows.length } })
const late = { kind: 'warranty', until: '2026-01-01', feePercent: 0, isLate: true } as const
const lateLine = returnableLine({
  terms: { quality: late, broken: late, lessShipping: late, wrongShipping: late, notRequired: late },
})

const source = { orderno: 'ONL000001' }
function Answered() {
  return useQuery(returnableQuery(source, 60)).data && <p>Answered</p>
}

test.each([
  ['an order', { orderno: 'ONL000001' }, '/rma/applyforreturn?orderno=ONL000001'],
  ['an invoice', { invoice: 'INL26000031' }, '/rma/applyforreturn?invoice=INL26000031'],
] as const)('%s of which something may come back leads to its return', async (_, whose, href) => {
  answering(page(returnableLine()))
  await show(<ReturnWay source={whose} />, { session: returner })
  expect(await screen.findByRole('link', { name: 'Return' })).toHaveAttribute('href', href)
})

test.each([
  ['all pieces are being returned', returnableLine({ returnable: 0 })],
  ['it is on its way', returnableLine({ isDelivered: false })],
  ['its time is over', lateLine],
])('there is no way where %s', async (_, line) => {
  answering(page(line))
  await show([<ReturnWay key="way" source={source} />, <Answered key="answered" />], { session: returner })
  expect(await screen.findByText('Answered')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('who may not return anything asks for nothing', async () => {
  const calls = answering(page(returnableLine()))
  await show(<ReturnWay source={{ orderno: 'ONL000001' }} />, { session: { ...buyer, permissions: ['cust:order'] } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(calls).toEqual([])
})
