import Type from 'typebox'
import { type AutomationField, automationBounds } from '../../rules/fulfilment/order-automation.ts'
import { siteAdvice, siteNeeds } from '../../rules/site/readiness.ts'
import {
  type BankAccountField,
  bankAccountLengths,
  type ContactField,
  contactLengths,
  type OfficeField,
  officeLengths,
  type WarehouseAddressField,
  warehouseAddressLengths,
} from '../../rules/site/settings.ts'
import { certificates } from '../../rules/site/site.ts'
import { endpoint } from '../endpoint.ts'
import { Sourcing } from '../order/parts.ts'
import { described, Id, Nullable, NumberText, Warehouse } from '../wire.ts'
import { ExcludedAreas } from './excluded-area.ts'

/** What a company says of itself at a site. The admin's alone: customers pay to what stands here. */
const access = 'staff:sites'

const Lacks = Type.Array(Type.Enum([...siteNeeds, ...siteAdvice]), {
  description:
    'What is not set yet. Without bankAccount no order can be paid in advance, without issuerAccounts another company is paid than the one that invoices, without hotline none is shown; all else closes the site',
})

const numbers = new Set(['vatNumber', 'registrationNumber', 'peppolAddress', 'account', 'bic'])

// Twice as long as they are stored: surrounding space is no mistake.
const lines = <Field extends string>(lengths: Record<Field, number>) =>
  Object.fromEntries(
    Object.entries<number>(lengths).map(([field, length]) => [
      field,
      numbers.has(field) ? NumberText(2 * length) : Type.String({ maxLength: 2 * length }),
    ]),
  ) as Record<Field, Type.TString>

const Contact = lines<ContactField>(contactLengths)
const Office = lines<OfficeField>(officeLengths)
const BankAccount = {
  ...lines<BankAccountField>(bankAccountLengths),
  isPaymentAccount: Type.Boolean({
    description: 'Invoices, reminders and orders in advance in its currency name it. One of each currency at most',
  }),
}
const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'One that a site sells in' })
const WarehouseAddress = lines<WarehouseAddressField>(warehouseAddressLengths)
const Subdivision = Type.String({ pattern: '^[A-Z0-9]{1,3}$' })
const WarehouseSubdivision = described(
  Nullable(Subdivision),
  'The part of the country whose public holidays hold there, `ENG`; null for those of the whole country',
)
const Automation = Type.Object(
  Object.fromEntries(
    Object.entries(automationBounds).map(([field, [minimum, maximum]]) => [
      field,
      Nullable(Type.Integer({ minimum, maximum })),
    ]),
  ) as Record<AutomationField, ReturnType<typeof Nullable<Type.TInteger>>>,
  {
    title: 'OrderAutomation',
    description:
      'After what time orders move on by themselves, null for never: submitted ones are released (minutes); what has left counts as delivered (working days after its promised day); unpaid ones in advance are cancelled (days; a week before their customers are told)',
  },
)
const Kind = Type.Enum(['company', 'headquarters', 'distribution'])

const Head = {
  orgId: Id,
  siteName: Type.String(),
  iso2: Type.String({ description: 'The country of the site' }),
  currency: Type.String(),
  takesOrders: Type.Boolean({ description: 'False while staff keep it closed' }),
  lacks: Lacks,
}

const params = Type.Object({ id: Id })

export const listSiteSettings = endpoint({
  method: 'GET',
  path: '/staff/site/list',
  access,
  summary: 'List all sites, whether they take orders, and what they lack.',
  reply: Type.Array(Type.Object(Head)),
})

export const getSiteSettings = endpoint({
  method: 'GET',
  path: '/staff/site/:id',
  access,
  summary: 'Retrieve the settings of a site: its contact, the company behind it and its bank accounts.',
  params,
  reply: Type.Object({
    ...Head,
    region: Type.Enum(['EU', 'US']),
    warehouse: Type.String({ description: 'Its own, where its orders ship from unless the customer chooses another' }),
    contact: Type.Object(Contact),
    automation: Automation,
    sourcing: Sourcing,
    movesWaiting: Type.Boolean({
      description: 'Orders that only wait go on from another warehouse where their goods come sooner there',
    }),
    certificates: Type.Array(Type.Enum([...certificates])),
    offices: Type.Array(Type.Object({ kind: Kind, ...Office })),
    bankAccounts: Type.Array(Type.Object({ bankAccountId: Id, currency: Currency, ...BankAccount }), {
      description: 'Those of its company, whose bank statements are read',
    }),
    currencies: Type.Array(Currency, { description: 'In which an account can be' }),
    missingAccounts: Type.Array(Type.Object({ orgId: Id, company: Type.String(), currency: Currency }), {
      description:
        'The companies that invoice for this site from a warehouse and have no payment account in its currency, and the site at which theirs are set',
    }),
    registeredAt: Nullable(
      Type.Object(
        { orgId: Id, siteName: Type.String() },
        { description: 'The site whose company and bank accounts stand here where it has none of its own' },
      ),
    ),
  }),
})

export const changeSiteContact = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/contact',
  access,
  summary: 'Update the hotline, sender of mails, address for orders, messenger, hours and certificates of a site.',
  params,
  body: Type.Object({
    ...Contact,
    certificates: Type.Array(Type.Enum([...certificates]), { maxItems: certificates.length }),
  }),
  reply: Type.Null(),
})

export const changeSiteOffice = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/office/:kind',
  access,
  summary: 'Set the company behind a site; in the United States its headquarters or distribution centre.',
  params: Type.Object({ id: Id, kind: Kind }),
  body: Type.Object(Office),
  reply: Type.Null(),
})

export const addSiteBankAccount = endpoint({
  method: 'POST',
  path: '/staff/site/:id/bankAccounts',
  access,
  summary:
    'Add an account of the company behind a site. Outside of the United States it is an IBAN. One that another company has is refused.',
  params,
  body: Type.Object({ currency: Currency, ...BankAccount }),
  reply: Type.Null(),
})

const accountParams = Type.Object({ id: Id, bankAccountId: Id })

export const changeSiteBankAccount = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/bankAccounts/:bankAccountId',
  access,
  summary:
    'Update an account, or make it the payment account. Its number stays once documents, open orders or bank entries refer to it.',
  params: accountParams,
  body: Type.Object(BankAccount),
  reply: Type.Null(),
})

export const removeSiteBankAccount = endpoint({
  method: 'DELETE',
  path: '/staff/site/:id/bankAccounts/:bankAccountId',
  access,
  summary:
    'Delete an account to which no document, open order or bank entry refers. Its statements are no longer read.',
  params: accountParams,
  reply: Type.Null(),
})

export const changeSiteSourcing = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/sourcing',
  access,
  summary:
    'Set from where orders of a site leave that no single warehouse has, where the customer chooses nothing else.',
  params,
  body: Type.Object({ sourcing: Sourcing }),
  reply: Type.Null(),
})

export const changeSiteWaiting = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/waiting',
  access,
  summary: 'Set whether orders of a site that only wait move to another warehouse where their goods come sooner.',
  params,
  body: Type.Object({ movesWaiting: Type.Boolean() }),
  reply: Type.Null(),
})

export const changeSiteAutomation = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/automation',
  access,
  summary: 'Set after what time orders of a site are released, count as delivered, or are cancelled without a payment.',
  params,
  body: Automation,
  reply: Type.Null(),
})

export const changeSiteOrders = endpoint({
  method: 'PUT',
  path: '/staff/site/:id/orders',
  access,
  summary: 'Open or close a site for orders. What it lacks still keeps it closed.',
  params,
  body: Type.Object({ takesOrders: Type.Boolean() }),
  reply: Type.Null(),
})

export const listWarehouseAddresses = endpoint({
  method: 'GET',
  path: '/staff/site/warehouses',
  access,
  summary:
    'List the return address of each warehouse, empty where goods go to the company behind the site, whose public holidays hold there, and where it does not send.',
  reply: Type.Array(
    Type.Object({
      code: Warehouse,
      country: Type.String({ description: 'In which it stands' }),
      subdivision: WarehouseSubdivision,
      subdivisions: Type.Array(Type.Object({ code: Subdivision, name: Type.String() }), {
        description: 'The states and regions of its country that the calendar of public holidays knows, by name',
      }),
      excludedAreas: { ...ExcludedAreas, description: 'To which it does not send' },
      ...WarehouseAddress,
    }),
  ),
})

export const changeWarehouseAddress = endpoint({
  method: 'PUT',
  path: '/staff/site/warehouses/:code',
  access,
  summary:
    'Set the return address of a warehouse, for new labels and slips of returns, and whose public holidays hold there, for new delivery dates.',
  params: Type.Object({ code: Warehouse }),
  body: Type.Object({ ...WarehouseAddress, subdivision: WarehouseSubdivision }),
  reply: Type.Null(),
})
