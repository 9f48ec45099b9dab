import Type from 'typebox'
import {
  exchangeDecisions,
  exchangeFilters,
  exchangeStates,
  longestExchangeFault,
  longestExchangeNumber,
} from '../../rules/invoice/exchange.ts'
import { invoiceKinds } from '../../rules/invoice/invoice.ts'
import { longestKeyword } from '../../rules/paging.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Id, IsoDate, IsoInstant, ListPage, Nullable, NumberText, Paging } from '../wire.ts'

/** Invoices that go through an exchange system, of orders of the caller's sites or issued by one. All others are not found. */
const access = 'staff:finance'

const path = '/staff/einvoice'
const params = Type.Object({ id: Id })

export const Deadline = Type.Object(
  {
    day: { ...IsoDate, description: 'The last day on which the law wants it handed to the exchange system' },
    daysLeft: Type.Integer({ description: 'Until that day; below zero once it is over' }),
  },
  { title: 'Deadline' },
)

const EInvoice = Type.Object(
  {
    itemId: Id,
    kind: Type.Enum([...invoiceKinds]),
    number: Type.String(),
    issuedOn: IsoDate,
    orderId: Nullable({ ...Id, description: 'Null where the order is of a site that the caller cannot access' }),
    orderno: Type.String(),
    company: Type.String(),
    seller: Type.String({ description: 'The company that issued it' }),
    status: Type.Enum([...exchangeStates]),
    fault: Type.String({ description: 'Why it could not be written, or was refused; else empty' }),
    fileName: Nullable(Type.String({ description: 'Of the file that was written last' })),
    exchangeNumber: Type.String({ description: 'Under which the exchange system has it, or empty' }),
    changedAt: IsoInstant,
    deadline: Nullable(Deadline),
  },
  { title: 'EInvoice' },
)

export const listEInvoices = endpoint({
  method: 'GET',
  path: `${path}/list`,
  access,
  summary:
    'List invoices and credit notes that go through an exchange system, newest first; of one state, or with a word in number, order or company. Open ones, which were not sent yet, are ordered by their last day.',
  query: Type.Object({
    status: Type.Optional(Type.Enum([...exchangeFilters])),
    keyword: Type.Optional(Type.String({ maxLength: longestKeyword })),
    ...Paging,
  }),
  reply: ListPage(EInvoice),
})

export const getEInvoiceFile = endpoint({
  method: 'GET',
  path: `${path}/:id/file`,
  access,
  summary: 'Retrieve the latest file (FatturaPA), under the name that the exchange system requires.',
  params,
  binary: true,
  reply: FileContent,
})

export const decideEInvoice = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  access,
  summary:
    'Record that an electronic invoice was sent, with the number of the exchange system, or that it was refused, with the reason; or have it written again under the next name. Refused where its state does not allow it.',
  params,
  body: Type.Object({
    status: Type.Enum([...exchangeDecisions]),
    exchangeNumber: NumberText(longestExchangeNumber),
    reason: Type.String({ maxLength: longestExchangeFault }),
    refusedOn: Type.Optional({
      ...IsoDate,
      description:
        'The day of the notice of a refusal, by which the term for a new file begins; today where it is left out',
    }),
  }),
  reply: Type.Object({ status: Type.Enum([...exchangeStates]) }),
})
