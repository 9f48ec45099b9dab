import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../../../../texts/index.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { type Draft, registrationDraft } from './draft.ts'
import { Registration } from './Registration.tsx'

beforeEach(() => localStorage.clear())

const CODE = 'GET /clientsystem/system/freedom/sendMailboxVerificationCode'
const CHECK = 'GET /clientsystem/account/freedom/checkEmailAndAccount'
const BEGIN = 'POST /clientsystem/account/freedom/checkRegisterAccount'
const REGISTER = 'POST /clientsystem/account/freedom/register'
const DOCUMENTS = 'GET /clientsystem/account/freedom/document'

const country = (iso2: string, euMember = true) => {
  const names = ['En', 'Cn', 'Fr', 'De', 'It', 'Pl'].map((code) => [`name${code}`, iso2])
  return { id: iso2, iso2, euMember, ...Object.fromEntries(names) }
}
const work = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 16, keyPrefix: '00' }
const companyDocument = { documentId: 7, name: 'kvk.png', mediaType: 'image/png', bytes: 9000, width: 600, height: 800 }

const shop = {
  'GET /clientsystem/system/freedom/getCountry': [country('NL'), country('IT'), country('US', false)],
  'GET /clientsystem/eu/freedom/stateList': [{ country: 'US', code: 'PA', name: 'Pennsylvania' }],
  'GET /system/declaration/freedom/query': [
    { declarationId: 1, type: 'membership', part: 'who', titleEn: 'Who may register', text: 'Companies that resell.' },
  ],
  'GET /randomcode': { uuid: 'u1', img: 'data:image/png;base64,AAAA', work },
  [DOCUMENTS]: [companyDocument],
  [CODE]: { minutes: 20, seconds: 60, digits: 6 },
  [CHECK]: {},
  [BEGIN]: { token: 'the-token', expiresAt: '2026-11-25T09:00:00Z' },
}

const open = (answers: Parameters<typeof answering>[0] = {}, language: Language = 'en') => {
  const calls = answering({ ...shop, ...answers })
  return show(<Registration />, { session: null, language }).then(() => calls)
}
const field = (name: string | RegExp) => screen.getByLabelText(name)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sentTo = (calls: ReturnType<typeof answering>, path: string) => calls.filter(({ url }) => url.includes(path))

async function fillAccount() {
  await userEvent.type(field('User name'), 'nl.new')
  await userEvent.type(field('E-mail'), 'noor@example.com')
  await userEvent.type(field('Code from the e-mail'), '123456')
  await userEvent.type(field('Password'), 'Correct2horse')
  await userEvent.type(field('Repeat password'), 'Correct2horse')
  await userEvent.type(await screen.findByLabelText('Type the digits shown'), '24680')
}

const { empty } = registrationDraft('NL')

/** As if the first step had been done in this browser before. */
function begun(changed: Partial<Draft> = {}) {
  const draft = { ...empty, userName: 'nl.new', email: 'noor@example.com', token: 'the-token', ...changed }
  localStorage.setItem('registration', JSON.stringify(draft))
}

const company = {
  ...empty.fields,
  firstName: 'Noor',
  lastName: 'Voorbeeld',
  company: 'Voorbeeld B.V.',
  vatNumber: 'NL000099998B57',
  address1: 'Voorbeeldstraat 1',
  city: 'Amsterdam',
  postcode: '1000 AA',
  phone: '+31 20 000 0101',
}

test('what is missing or wrong in the first step is shown at its field, in the order of the table, and nothing is sent', async () => {
  const calls = await open()
  await userEvent.type(field('User name'), 'müller')
  await userEvent.type(field('E-mail'), 'noor@example')
  await userEvent.type(field('Password'), 'onlyletters')
  await press('Continue')

  expect(field('User name')).toHaveAccessibleDescription(/Only the letters a to z/)
  expect(field('E-mail')).toHaveAccessibleDescription(/Invalid Email Format/)
  expect(field('Code from the e-mail')).toHaveAccessibleDescription(/Please enter the code/)
  expect(field('Password')).toHaveAccessibleDescription(/a number is missing/)
  expect(field('Repeat password')).toHaveAccessibleDescription(/do not match/)
  expect(field('Type the digits shown')).toHaveAccessibleDescription(/digits shown/)
  await vi.waitFor(() => expect(field('User name')).toHaveFocus())
  expect(sentTo(calls, 'checkRegisterAccount')).toEqual([])

  await userEvent.clear(field('E-mail'))
  await press('Continue')
  expect(field('E-mail')).toHaveAccessibleDescription(/Please enter an email address/)
})

test('the first step verifies user name, e-mail address and captcha, and leads to the second', async () => {
  const calls = await open()
  await fillAccount()
  expect(await screen.findByText('The code is right')).toBeVisible()
  await press('Continue')
  expect(
    await screen.findByText('You are registering as nl.new (noor@example.com) on the Netherlands site'),
  ).toBeVisible()
  expect(JSON.parse(sentTo(calls, 'checkRegisterAccount')[0]?.body ?? '')).toEqual({
    userName: 'nl.new',
    email: 'noor@example.com',
    emailVerificationCode: '123456',
    password: 'Correct2horse',
    repeatPassword: 'Correct2horse',
    uuid: 'u1',
    code: '24680',
  })
  expect(localStorage.getItem('registration')).not.toContain('Correct2horse')
  // A code is good in the browser alone that asked for it, which a cookie says.
  const withCookies = calls.filter(({ credentials }) => credentials === 'same-origin').map(({ url }) => url)
  expect(withCookies.map((url) => /check\w+/.exec(url)?.[0])).toEqual(['checkEmailAndAccount', 'checkRegisterAccount'])
})

test.each([
  ['user_name.taken', 'userName', 'User name', /This user name is taken/],
  ['email.occupied', 'email', 'E-mail', /Email address is occupied/],
  ['verification.captcha_wrong', 'code', 'Type the digits shown', /digits are not right/],
  ['password.common', 'password', 'Password', /This password is easy to guess/],
] as const)(
  '%s of the server stands at its field and everything typed stays',
  async (refused, name, label, expectedText) => {
    await open({ [BEGIN]: { refused, code: 10_999, fields: [name] } })
    await fillAccount()
    await press('Continue')
    await vi.waitFor(() => expect(field(label)).toHaveAccessibleDescription(expectedText))
    expect(field('User name')).toHaveValue('nl.new')
    expect(field('Password')).toHaveValue('Correct2horse')
  },
)

test('where many codes went to an address, the next is sent with the digits of the picture, and looked at when it is whole', async () => {
  const answers: object[] = [
    { refused: 'verification.captcha_needed', code: 10_104, fields: ['code'] },
    { minutes: 20, seconds: 60, digits: 10 },
  ]
  const calls = await open({ [CODE]: async () => answers.shift() ?? {} })
  await userEvent.type(field('User name'), 'nl.new')
  await userEvent.type(field('E-mail'), 'noor@example.com')
  await userEvent.type(await screen.findByLabelText('Type the digits shown'), '1')
  await press('Send code')
  const digits = () => field('Type the digits shown')
  await vi.waitFor(() => expect(digits()).toHaveAccessibleDescription(/Many codes were sent to this address/))
  expect(digits()).toHaveFocus()
  await userEvent.type(digits(), '3579')
  await press('Send code')
  expect(await screen.findByText(/We’ve sent a code/)).toBeVisible()
  const requests = sentTo(calls, 'sendMailboxVerificationCode').map(({ url }) => new URL(url, 'https://a').searchParams)
  expect(requests.map((query) => [query.get('uuid'), query.get('code')])).toEqual([
    [null, null],
    ['u1', '13579'],
  ])
  await vi.waitFor(() => expect(digits(), 'another picture').toHaveValue(''))
  await userEvent.type(field('Code from the e-mail'), '123456')
  expect(sentTo(calls, 'checkEmailAndAccount')).toEqual([])
  await userEvent.type(field('Code from the e-mail'), '7890')
  expect(await screen.findByText('The code is right')).toBeVisible()
})

test('the second step says what is missing at its field, by the country, and sends nothing', async () => {
  begun()
  const calls = await open({ [DOCUMENTS]: [] })
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'IT')
  await press('Register')
  for (const name of ['First name', 'Last name', 'Company', 'VAT number', 'Tax code', 'Addressee code (SDI)', 'Town']) {
    expect(field(name)).toHaveAccessibleDescription(/fill in/)
  }
  expect(field(/Add pictures/)).toHaveAccessibleDescription(/at least one document/)
  expect(field(/We have read the terms/)).toHaveAccessibleDescription(/agree to the terms/)
  expect(field('Address line 2 (optional)')).toBeValid()
  expect(sentTo(calls, '/register')).toEqual([])

  await userEvent.selectOptions(field('Country'), 'US')
  expect(screen.queryByLabelText('Tax code')).toBeNull()
  await userEvent.selectOptions(field('State'), 'Pennsylvania')
  await press('Register')
  expect(field('VAT number (optional)')).toBeValid()
})

test('a company is registered with what was typed, once however often it is pressed, and the browser forgets it', async () => {
  begun({ fields: company, agreed: true })
  const answer = {
    custnum: 'C200009',
    status: 'pending',
    userName: 'nl.new',
    email: 'noor@example.com',
    company: 'Voorbeeld B.V.',
    siteName: 'Netherlands',
  }
  const calls = await open({ [REGISTER]: answer })
  expect(await screen.findByText('kvk.png')).toBeVisible()
  expect(screen.getByText('Companies that resell.')).toBeVisible()
  await press('Register')
  const heading = await screen.findByRole('heading', { name: 'Thank you, Voorbeeld B.V. is registered' })
  expect(heading).toHaveFocus()
  expect(screen.getByText(/C200009/)).toBeVisible()
  const [sent] = sentTo(calls, '/register')
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    ...company,
    agreed: true,
    token: 'the-token',
    orgId: 1,
    currency: 'EUR',
  })
  expect(sent?.headers['idempotency-key']).toMatch(/^\w{32}$/)
  expect(localStorage.getItem('registration')).toBeNull()
})

test('a registration goes on at the site where it was begun', async () => {
  begun({ site: { orgId: 3, currency: 'EUR', siteName: 'Italy' }, fields: company, agreed: true })
  const calls = await open({ [REGISTER]: { refused: 'server.failed', code: 500, status: 500 } })
  expect(await screen.findByText('You are registering as nl.new (noor@example.com) on the Italy site')).toBeVisible()
  await press('Register')
  await vi.waitFor(() => expect(sentTo(calls, '/register')).toHaveLength(1))
  expect(JSON.parse(sentTo(calls, '/register')[0]?.body ?? '')).toMatchObject({ orgId: 3, currency: 'EUR' })
  expect(sentTo(calls, 'declaration')[0]?.url).toContain('orgId=3')
})

test('what the server finds wrong stands at its field; a lost line loses nothing and the same key is sent again', async () => {
  begun({ fields: company, agreed: true })
  const details = { faults: { vatNumber: 'invalid' } }
  const calls = await open({
    [REGISTER]: { refused: 'request.invalid', code: 400, status: 400, fields: ['vatNumber'], details },
  })
  await screen.findByText('kvk.png')
  await press('Register')
  await vi.waitFor(() => expect(field('VAT number')).toHaveAccessibleDescription(/VAT number does not fit the country/))
  expect(field('VAT number')).toHaveFocus()
  await press('Register')
  await vi.waitFor(() => expect(sentTo(calls, '/register')).toHaveLength(2))
  const keys = sentTo(calls, '/register').map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)

  cleanup()
  await open()
  expect(await screen.findByDisplayValue('Voorbeeldstraat 1')).toBeVisible()
})

test('a registration that is over begins again, with the reason and what was typed', async () => {
  begun({ fields: company, agreed: true })
  await open({ [REGISTER]: { refused: 'registration.draft_over', code: 10_141 } })
  await screen.findByText('kvk.png')
  await press('Register')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please start again/)
  expect(field('User name')).toHaveValue('nl.new')
  expect(JSON.parse(localStorage.getItem('registration') ?? '')).toMatchObject({
    token: '',
    fields: { city: 'Amsterdam' },
  })
})

test('who goes back to the first step finds what they typed there, but for the password', async () => {
  begun({ fields: company })
  await open()
  await press('Change')
  expect(field('User name')).toHaveValue('nl.new')
  expect(field('E-mail')).toHaveValue('noor@example.com')
  expect(field('Password')).toHaveValue('')
})

test('a file that is too large or empty is not sent', async () => {
  begun()
  await open()
  const large = new File([new Uint8Array(500 * 1024 + 1)], 'large.jpg', { type: 'image/jpeg' })
  const input = await screen.findByLabelText(/Add pictures/)
  expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp')
  await userEvent.upload(input, [large, new File([], 'empty.png', { type: 'image/png' })])
  const alerts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent)
  expect(alerts).toEqual([
    expect.stringMatching(/large.jpg: At most 500 kB/),
    expect.stringMatching(/empty.png: This file is empty/),
  ])
})

test('a signed-in account sees that it has an account already', async () => {
  answering(shop)
  await show(<Registration />, { session: buyer })
  expect(screen.getByRole('heading', { name: 'You are already signed in' })).toBeVisible()
  expect(screen.queryByRole('form')).toBeNull()
})

test.each(['{', '[]', '{"fields":7}', '{"token":1,"fields":{"company":2}}', 'null'])(
  'a broken draft %s is as good as none',
  async (kept) => {
    localStorage.setItem('registration', kept)
    await open()
    expect(field('User name')).toHaveValue('')
  },
)

test('in German the errors are German', async () => {
  await open({}, 'de')
  await press('Weiter')
  expect(field('Benutzername')).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus/)
})
