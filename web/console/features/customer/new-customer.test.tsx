import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../../../texts/index.ts'
import { answering, show } from '../../../testing/show.tsx'
import { manager } from '../../../testing/staff.ts'
import { NewCustomer } from './NewCustomer.tsx'
import { type Draft, emptyDraft, withSite } from './new-customer-draft.ts'
import type { Choices } from './queries.ts'

beforeEach(() => sessionStorage.clear())

const self = manager.user.accountId
const managers = [
  { accountId: 9, name: 'Mara Manager' },
  { accountId: self, name: 'Ada' },
]
const site = (orgId: number, siteName: string, iso2: string, language: string) => ({
  orgId,
  siteName,
  iso2,
  language,
  currency: 'EUR',
  managers,
  priceLists: [{ priceListId: 10 + orgId, name: 'EUR' }],
})
const choices: Choices = [site(1, 'Netherlands', 'NL', 'en'), site(3, 'Italia', 'IT', 'it')]
const places = {
  countries: [
    { iso2: 'IT', euMember: true },
    { iso2: 'NL', euMember: true },
    { iso2: 'US', euMember: false },
  ],
  states: [{ country: 'US', code: 'PA', name: 'Pennsylvania' }],
}
const italian = {
  firstName: 'Ilaria',
  lastName: 'Esempio',
  company: 'Esempio S.r.l.',
  country: 'IT',
  vatNumber: '00000010215',
  taxCode: '00000010215',
  sdiCode: 'ABC1234',
  address1: 'Via Esempio 3',
  address2: '',
  city: 'Milano',
  state: 'MI',
  postcode: '20100',
  phone: '+39 02 0000 0301',
  fax: '',
}
const CREATE = 'POST /staff/customer'

const open = async (
  answers: Parameters<typeof answering>[0] = {},
  { who = self, language = 'en' as Language } = {},
) => {
  const requests = answering(answers)
  const onAdded = vi.fn()
  await show(<NewCustomer choices={choices} places={places} self={who} onAdded={onAdded} />, {
    session: manager,
    language,
  })
  return { sent: requests, onAdded }
}

/** As if all of it had been typed in this window before. */
function typed(overrides: Partial<Draft> = {}) {
  const started = withSite({ ...emptyDraft(choices, self), ...italian }, choices[1], self)
  const stored = { ...started, userName: 'it.new', email: 'ilaria@esempio.example', ...overrides, by: self }
  sessionStorage.setItem('new-customer', JSON.stringify(stored))
}

const field = (name: string | RegExp) => screen.getByLabelText(name)
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add customer and send the link' }))

test('a site brings its country, language, price list, and who types as account manager', async () => {
  await open()
  await userEvent.selectOptions(field('Site'), 'Italia')
  expect(field('Country')).toHaveDisplayValue('Italy')
  expect(field('Language of the e-mails')).toHaveDisplayValue('Italian')
  expect(field('Currency')).toHaveValue('EUR')
  expect(within(field('Price list')).getAllByRole('option')).toHaveLength(1)
  expect(field('Account manager')).toHaveDisplayValue('Ada')
  expect(field('Tax code')).toBeVisible()
  await userEvent.selectOptions(field('Country'), 'United States')
  expect(screen.queryByLabelText('Tax code')).toBeNull()
  expect(field('State')).toHaveDisplayValue('Please choose')
})

test('what is missing is shown beside its field, the first gets the focus, and nothing is sent', async () => {
  const { sent } = await open()
  await add()
  for (const name of ['Site', 'First name', 'Company', 'Country', 'Town', 'User name']) {
    expect(field(name)).toHaveAccessibleDescription(/fill in this field/)
  }
  expect(field('E-mail')).toHaveAccessibleDescription(/enter an email address/)
  await vi.waitFor(() => expect(field('Site')).toHaveFocus())
  expect(sent).toEqual([])
})

test('a customer is added with all that was typed; then this window forgets it', async () => {
  typed()
  const { sent, onAdded } = await open({ [CREATE]: { customerId: 7, custnum: 'C200007' } })
  const credit = field('Credit limit in EUR')
  await userEvent.clear(credit)
  await userEvent.type(credit, '2500,5')
  await add()
  expect(credit).toHaveAccessibleDescription('No credit with payment in advance')
  await userEvent.selectOptions(field('Payment'), '30 days net')
  await add()
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalledWith(7, 'Esempio S.r.l.'))
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    {
      orgId: 3,
      userName: 'it.new',
      email: 'ilaria@esempio.example',
      language: 'it',
      ...italian,
      priceListId: 13,
      termsNetDays: 30,
      creditLimit: 2500.5,
      accountManagerId: self,
    },
  ])
  expect(sessionStorage.getItem('new-customer')).toBeNull()
})

test.each([
  ['user_name.taken', 'userName', 'User name', /This user name is taken/],
  ['email.occupied', 'email', 'E-mail', /Email address is occupied/],
  ['request.invalid', 'vatNumber', 'VAT number', /VAT number does not fit the country/],
  ['request.invalid', 'accountManagerId', 'Account manager', /check this field/],
] as const)(
  '%s of the server stands at its field %s, and a reload loses nothing',
  async (refused, name, label, expectedText) => {
    typed()
    await open({ [CREATE]: { refused, code: 10_999, fields: [name] } })
    await add()
    await vi.waitFor(() => expect(field(label)).toHaveAccessibleDescription(expectedText))
    await vi.waitFor(() => expect(field(label)).toHaveFocus())
    cleanup()
    await open()
    expect(field('Street and number')).toHaveValue('Via Esempio 3')
    expect(field('User name')).toHaveValue('it.new')
    expect(field('Site')).toHaveDisplayValue('Italia')
  },
)

test('a lost line says so and keeps everything; the form is emptied on request alone', async () => {
  typed()
  await open({ [CREATE]: { refused: 'server.unavailable', code: 503, status: 503 } })
  await add()
  expect(await screen.findByRole('alert')).toHaveTextContent(/not available at the moment/)
  expect(field('Town')).toHaveValue('Milano')
  await userEvent.click(screen.getByRole('button', { name: 'Clear form' }))
  expect(field('Town')).toHaveValue('')
  expect(sessionStorage.getItem('new-customer')).toBeNull()
})

test('what one account typed in this window is not shown to the next', async () => {
  typed()
  await open({}, { who: 9 })
  expect(field('Town')).toHaveValue('')
})

test.each(['{', '{"by":2,"orgId":99}', '{"by":2,"orgId":null,"fields":7,"terms":[]}'])(
  'a broken draft %s is as good as none',
  async (kept) => {
    sessionStorage.setItem('new-customer', kept)
    await open()
    expect(field('Site')).toHaveDisplayValue('Please choose')
    expect(field('Town')).toHaveValue('')
  },
)

test('in German the errors are German', async () => {
  typed({ email: 'nora@' })
  await open({}, { language: 'de' })
  await userEvent.click(screen.getByRole('button', { name: 'Kunden anlegen und Link senden' }))
  expect(field('E-Mail')).toHaveAccessibleDescription(/Ungültig|gültig/)
})
