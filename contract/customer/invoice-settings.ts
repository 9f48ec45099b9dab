import Type from 'typebox'
import { invoiceSettingLengths } from '../../rules/invoice/settings.ts'
import { endpoint } from '../endpoint.ts'
import { Id, NumberText } from '../wire.ts'

// Twice as long as they are stored: surrounding space is no mistake.
const line = (length: number, description: string) => NumberText(2 * length, description)

const InvoiceSettings = Type.Object(
  {
    email: line(invoiceSettingLengths.email, 'Where invoices go first; empty: as each order says'),
    reference: line(invoiceSettingLengths.reference, 'What invoices name the customer by, such as a Leitweg-ID'),
    peppolAddress: line(invoiceSettingLengths.peppolAddress, 'Scheme (EAS) and number, such as 0106:12345678'),
    isXRechnung: Type.Boolean({ description: 'Whether invoices follow XRechnung' }),
  },
  { title: 'InvoiceSettings' },
)

const Change = Type.Object({ settings: InvoiceSettings, was: InvoiceSettings })
const refuses =
  'They count for what is issued from then on. Refuses XRechnung without a reference or an electronic address, and settings that have changed since `was`.'

export const getInvoiceSettings = endpoint({
  method: 'GET',
  path: '/clientsystem/account/invoiceSettings',
  access: 'cust:account',
  summary: "Retrieve the invoice settings of the caller's company.",
  reply: InvoiceSettings,
})

export const changeInvoiceSettings = endpoint({
  method: 'PUT',
  path: '/clientsystem/account/invoiceSettings',
  access: 'cust:account',
  summary: `Update the invoice settings of the caller's company. ${refuses}`,
  body: Change,
  reply: InvoiceSettings,
})

const params = Type.Object({ id: Id })

export const getCustomerInvoiceSettings = endpoint({
  method: 'GET',
  path: '/staff/customer/:id/invoiceSettings',
  access: 'staff:customers',
  summary: 'Retrieve the invoice settings of a customer.',
  params,
  reply: InvoiceSettings,
})

export const changeCustomerInvoiceSettings = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/invoiceSettings',
  access: 'staff:customers',
  summary: `Update the invoice settings of a customer. ${refuses}`,
  params,
  body: Change,
  reply: InvoiceSettings,
})
