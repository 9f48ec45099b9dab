import Type from 'typebox'
import { documentForms, longestInvoiceNumber, mostDocuments } from '../../rules/invoice/invoice.ts'
import { endpoint, FileStream } from '../endpoint.ts'
import { NeededNumberText } from '../wire.ts'

export const downloadDocuments = endpoint({
  method: 'POST',
  path: '/clientsystem/finance/documents',
  access: 'cust:order',
  summary:
    "Download several invoices and credit notes of the customer: a ZIP with the PDF of each and, on request, its electronic form (UBL), or one PDF of all of them one after the other, each in the language it was issued in. A number that is not the customer's refuses all, and so do more than 5,000 lines in one PDF.",
  body: Type.Object({
    numbers: Type.Array(NeededNumberText(longestInvoiceNumber), {
      minItems: 1,
      maxItems: mostDocuments,
      description: 'In this order they are sent; one that is named twice is sent once',
    }),
    form: Type.Enum([...documentForms]),
    withXml: Type.Optional(Type.Boolean({ description: 'Of a ZIP: with the electronic form of each' })),
  }),
  binary: true,
  reply: FileStream,
})
