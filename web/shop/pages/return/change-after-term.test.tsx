import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { preview } from '../../../testing/order.ts'
import { returnableLine, returnDetail, returner } from '../../../testing/return.ts'
import { answering } from '../../../testing/show.tsx'
import { openPage } from '../../../testing/show-page.tsx'
import { Route } from './apply-for-return.tsx'

beforeEach(() => sessionStorage.clear())

const { terms } = returnableLine()
const { quality } = terms
const lateTerms = { ...terms, quality: { ...quality, isLate: true }, broken: { ...terms.broken, isLate: true } }
const late = returnableLine({ terms: lateTerms })

/** A return with a question, whose terms are over by today. */
async function open(ownTerms: typeof terms) {
  const asked = returnDetail({ question: 'Which printer?' })
  const detail = { ...asked, lines: asked.lines.map((line) => ({ ...line, terms: ownTerms })) }
  const requests = answering({
    'GET /clientsystem/rma/forwarders': [{ code: 'STD', name: 'Standard parcel' }],
    'GET /clientsystem/address': { rows: preview('', 10).addresses, total: 1 },
    'GET /clientsystem/rma/returnable': { rows: [late], total: 1 },
    'GET /clientsystem/rma/5': detail,
    'PUT /clientsystem/rma/5': { ...detail, question: '', revision: 3 },
  })
  const router = await openPage(Route, '?id=5', { session: returner })
  await screen.findByRole('form', { name: 'Return to fill in' })
  return { router, changes: () => requests.filter(({ url, body }) => body && url.endsWith('/rma/5')) }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))

test('what was submitted in time is not late while it is changed', async () => {
  const { router, changes } = await open(terms)
  expect(await screen.findByText('Defect: report it by 25 Nov 2026 · free of charge')).toBeVisible()
  const pieces = screen.getByRole('textbox', { name: 'Pieces to return' })
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '3')
  await save()
  await vi.waitFor(() => expect(router.history.location.href).toBe('/rma/rmadetails?id=5'))
  expect(JSON.parse(changes()[0]?.body ?? '')).toMatchObject({ revision: 2, lines: [{ qty: 3 }] })
})

test('a claim that was late on the day of the submission stays so', async () => {
  const { changes } = await open({ ...terms, broken: lateTerms.broken })
  await screen.findByText('Defect: report it by 25 Nov 2026 · free of charge')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Broken on arrival')
  await save()
  expect(await screen.findByText(/It can no longer be returned/)).toBeVisible()
  expect(changes()).toEqual([])
})
