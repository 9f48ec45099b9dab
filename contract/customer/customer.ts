import Type from 'typebox'
import { registrationDocument } from '../../rules/attachment.ts'
import { accountStates } from '../../rules/customer/account.ts'
import { customerStates, highestCredit, longestReason, longestTerms } from '../../rules/customer/customer.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { Email } from '../identity/verification.ts'
import { Tag } from '../internal-notes.ts'
import { Amount, Id, IsoInstant, Keyword, ListPage, Nullable, Paging, UserName } from '../wire.ts'
import { CompanyForm } from './company.ts'

/** Customers as staff see them: a manager those of their sites, the admin all. Everybody else's are not found. */
const access = 'staff:customers'
/** Who decides about them: whether they are customers, on what terms, and who comes in for them. */
const deciding = 'staff:customerdesk'

const Customer = {
  customerId: Id,
  custnum: Type.String(),
  company: Type.String(),
  status: Type.Enum([...customerStates]),
  siteName: Type.String(),
  country: Type.String(),
  vatNumber: Type.String(),
  vatConfirmed: Nullable(Type.Boolean({ description: 'What the official service said; null: it said nothing' })),
  registeredAt: Nullable(IsoInstant),
  documentCount: Type.Integer({ description: 'How many documents there are' }),
  equalVatCount: Type.Integer({ description: 'How many other customers have the same VAT number' }),
}

const Person = Type.Object(
  {
    accountId: Id,
    userName: Type.String(),
    name: Type.String(),
    email: Type.String(),
    language: Type.String(),
    role: Type.String(),
    status: Type.Enum([...accountStates]),
    lastSeenAt: Nullable(IsoInstant),
    invited: Type.Boolean({ description: 'Has not chosen a password yet' }),
  },
  { title: 'CustomerPerson' },
)

const Address = Type.Object(
  {
    company: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    address1: Type.String(),
    address2: Type.String(),
    postcode: Type.String(),
    city: Type.String(),
    state: Type.String(),
    country: Type.String(),
  },
  { title: 'CompanyAddress' },
)

const Document = Type.Object(
  {
    documentId: Id,
    name: Type.String(),
    mediaType: Type.Enum([...registrationDocument.mediaTypes]),
    bytes: Type.Integer(),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'CustomerDocument' },
)

const Terms = {
  priceListId: Id,
  termsNetDays: Type.Integer({ minimum: 0, maximum: longestTerms, description: '0: payment in advance' }),
  creditLimit: Type.Number({ minimum: 0, maximum: highestCredit }),
  accountManagerId: Type.Optional(Id),
}

/** Price lists and managers from whom terms are chosen. */
const Choices = {
  priceLists: Type.Array(Type.Object({ priceListId: Id, name: Type.String() })),
  managers: Type.Array(Type.Object({ accountId: Id, name: Type.String() })),
}

const Reason = Type.String({ minLength: 1, maxLength: longestReason })

const params = Type.Object({ id: Id })

export const listCustomers = endpoint({
  method: 'GET',
  path: '/staff/customer/list',
  access,
  summary:
    'List customers, those who have waited longest first; of one state or tag, or with a word in company, numbers, names or address.',
  query: Type.Object({
    status: Type.Optional(Type.Enum([...customerStates])),
    keyword: Type.Optional(Keyword),
    tag: Type.Optional(Tag),
    ...Paging,
  }),
  reply: ListPage(
    Type.Object({ ...Customer, tags: Type.Array(Type.String(), { description: 'Of staff, by the alphabet' }) }),
  ),
})

export const getCustomer = endpoint({
  method: 'GET',
  path: '/staff/customer/:id',
  access,
  summary: 'Retrieve a customer: what the company stated, its terms, and what may be chosen for it.',
  params,
  reply: Type.Object({
    ...Customer,
    orgId: Id,
    taxCode: Type.String(),
    sdiCode: Type.String(),
    phone: Type.String(),
    fax: Type.String(),
    currency: Type.String(),
    priceListId: Id,
    termsNetDays: Type.Integer(),
    creditLimit: Amount,
    accountManagerId: Nullable(Id),
    rejectedBecause: Nullable(Type.String()),
    suspendedBecause: Nullable(Type.String()),
    address: Type.Union([Address, Type.Null()]),
    people: Type.Array(Person),
    documents: Type.Array(Document),
    equalVat: Type.Array(
      Type.Object({
        customerId: Nullable(Id),
        company: Type.String({ description: 'Empty where the caller cannot access its site' }),
        custnum: Type.String(),
      }),
      { description: 'Other customers with the same VAT number, however it is written' },
    ),
    ...Choices,
  }),
})

export const getCustomerDocument = endpoint({
  method: 'GET',
  path: '/staff/customer/:id/document/:documentId',
  access,
  summary: 'Retrieve a document of a customer as it was sent, or a small picture of it.',
  params: Type.Object({ id: Id, documentId: Id }),
  query: Type.Object({ thumbnail: Type.Optional(Type.Boolean()) }),
  binary: true,
  reply: FileContent,
})

export const approveCustomer = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/approve',
  access: deciding,
  summary:
    'Approve a waiting customer. They get prices and terms, their account becomes a main account, and they are notified.',
  params,
  body: Type.Object(Terms),
  reply: Type.Null(),
})

export const rejectCustomer = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/reject',
  access: deciding,
  summary: 'Reject a waiting customer and notify them of the reason.',
  params,
  body: Type.Object({ reason: Reason }),
  reply: Type.Null(),
})

export const reopenRegistration = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/reopen',
  access: deciding,
  summary: 'Reopen a rejected customer, who waits for approval again and is notified of the decision.',
  params,
  reply: Type.Null(),
})

export const changeCustomerTerms = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/terms',
  access: deciding,
  summary: 'Update price list, terms, credit limit and account manager of an approved customer.',
  params,
  body: Type.Object(Terms),
  reply: Type.Null(),
})

export const changeCustomerStatus = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/status',
  access: deciding,
  summary: 'Suspend a customer, which ends all sessions of their accounts at once, or reactivate them; with a reason.',
  params,
  body: Type.Object({ status: Type.Enum(['active', 'suspended']), reason: Reason }),
  reply: Type.Null(),
})

const Facts = {
  company: CompanyForm.company,
  vatNumber: CompanyForm.vatNumber,
  taxCode: CompanyForm.taxCode,
  sdiCode: CompanyForm.sdiCode,
  phone: CompanyForm.phone,
  fax: CompanyForm.fax,
}

export const correctCustomer = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/company',
  access: deciding,
  summary:
    'Correct the company data of a customer, and its site within one currency. A new VAT number is checked with the official service. Placed orders keep what they state. Refused where the data have changed since `was`.',
  params,
  body: Type.Object({ orgId: Id, ...Facts, was: Type.Object({ orgId: Id, ...Facts }) }),
  reply: Type.Null(),
})

const accountParams = Type.Object({ id: Id, accountId: Id })

export const sendPersonLink = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/account/:accountId/link',
  access: deciding,
  summary: "Mail the user of a customer's account a link to choose a password, and end the account's sessions.",
  params: accountParams,
  reply: Type.Null(),
})

export const changePersonStatus = endpoint({
  method: 'PUT',
  path: '/staff/customer/:id/account/:accountId/status',
  access: deciding,
  summary:
    'Suspend an account of a customer, which ends its sessions at once, or reactivate it. The last active main account stays.',
  params: accountParams,
  body: Type.Object({ status: Type.Enum([...accountStates]) }),
  reply: Type.Null(),
})

export const inviteMain = endpoint({
  method: 'POST',
  path: '/staff/customer/:id/account/:accountId/invite',
  access: deciding,
  summary: 'Mail a main account without a password a new link to choose one, to the given address. Older links end.',
  params: accountParams,
  body: Type.Object({ email: Email }),
  reply: Type.Null(),
})

export const listCustomerChoices = endpoint({
  method: 'GET',
  path: '/staff/customer/choices',
  access: deciding,
  summary: 'List the sites at which the caller may add customers, and what may be chosen for the customers of each.',
  reply: Type.Array(
    Type.Object({
      orgId: Id,
      siteName: Type.String(),
      iso2: Type.String({ description: 'The country of the site' }),
      currency: Type.String(),
      language: Type.String({ description: "The site's own" }),
      ...Choices,
    }),
  ),
})

export const createCustomer = endpoint({
  method: 'POST',
  path: '/staff/customer',
  access: deciding,
  summary: 'Create a customer of a site with a main account, whose user chooses a password by a mailed link.',
  body: Type.Object({
    orgId: Id,
    userName: UserName,
    email: Email,
    language: Type.String({ maxLength: 5 }),
    ...CompanyForm,
    ...Terms,
  }),
  reply: Type.Object({ customerId: Id, custnum: Type.String() }),
})
