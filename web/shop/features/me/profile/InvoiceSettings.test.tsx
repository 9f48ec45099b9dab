import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { noInvoiceSettings } from '../../../../../rules/invoice/settings.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import InvoiceSettings from './InvoiceSettings.tsx'

const path = '/clientsystem/account/invoiceSettings'

test('XRechnung asks for a reference before anything is sent, and what is sent says what it was', async () => {
  const requests = answering({ [`GET ${path}`]: noInvoiceSettings, [`PUT ${path}`]: noInvoiceSettings })
  await show(<InvoiceSettings />, { session: buyer })
  const save = await screen.findByRole('button', { name: 'Save invoice settings' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Write invoices as XRechnung' }))
  await userEvent.click(save)
  expect(screen.getByText('XRechnung needs your reference, such as your Leitweg-ID.')).toBeVisible()
  expect(requests.filter(({ body }) => body)).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Your reference' }), '04011000-1234512345-06')
  await userEvent.click(save)
  const sent = JSON.parse(requests.findLast(({ body }) => body)?.body ?? '{}')
  expect(sent).toEqual({
    settings: { ...noInvoiceSettings, reference: '04011000-1234512345-06', isXRechnung: true },
    was: noInvoiceSettings,
  })
})

test('a company in the United States is asked for neither Peppol nor XRechnung', async () => {
  answering({ [`GET ${path}`]: noInvoiceSettings })
  await show(<InvoiceSettings />, { session: { ...buyer, user: { ...buyer.user, orgId: 2 } } })
  await screen.findByRole('textbox', { name: 'Your reference' })
  expect(screen.queryByRole('textbox', { name: 'Peppol address' })).toBeNull()
})
