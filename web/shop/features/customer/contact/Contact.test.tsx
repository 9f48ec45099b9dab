import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answering, buyer, dutch, show } from '../../../../testing/show.tsx'
import { Contact } from './Contact.tsx'

beforeEach(() => sessionStorage.clear())

const SITES = 'POST /clientsystem/system/freedom/getOrgSiteOptions'
const SEND = 'POST /clientsystem/system/freedom/contact'
const italian = { ...dutch, orgId: 3, siteName: 'Italia', hotPhone: '+39 02 0000 0003' }
const sites = { orgSites: [dutch, italian], languages: ['en'] }
const tooMany = { refused: 'contact.too_many', code: 429, status: 429 }

const received = {
  messageId: 12,
  sentAt: '2026-11-18T09:00:00.000Z',
  siteName: 'Italia',
  orgId: 3,
  name: 'Noor',
  company: '',
  email: 'noor@example.com',
  phone: '',
  subject: 'Toner',
  message: 'Where\nis it?',
}

const field = (name: string) => screen.getByRole('textbox', { name })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))

async function fill() {
  await userEvent.type(field('Name'), 'Noor')
  await userEvent.type(field('E-mail'), 'noor@example.com')
  await userEvent.type(field('Subject'), 'Toner')
  await userEvent.type(field('Message'), 'Where is it?')
}

const sentBy = (calls: ReturnType<typeof answering>) => calls.filter(({ url }) => url.endsWith('/freedom/contact'))

test('what is missing or wrong is shown at its field, the first gets the focus, and nothing is sent', async () => {
  const calls = answering({ [SITES]: sites })
  await show(<Contact />, { session: null })
  await userEvent.type(field('E-mail'), 'noor@example')
  await userEvent.type(field('Phone (optional)'), 'later')
  await submit()

  expect(field('Name')).toHaveAccessibleDescription('Please enter your name')
  expect(field('Name')).toHaveFocus()
  expect(field('E-mail')).toHaveAccessibleDescription('Invalid Email Format')
  expect(field('Phone (optional)')).toHaveAccessibleDescription('A phone number has at least five digits')
  expect(field('Message')).toHaveAccessibleDescription('Please enter your message')
  expect(field('Company (optional)')).toBeValid()
  expect(sentBy(calls)).toEqual([])
})

test('a message goes to the chosen site; what was sent is shown and no longer kept', async () => {
  const calls = answering({ [SITES]: sites, [SEND]: received })
  await show(<Contact />, { session: null })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Aster site' }), 'Italia')
  expect(screen.getByRole('link', { name: '+39 02 0000 0003' })).toBeVisible()
  await fill()
  await submit()

  const heading = await screen.findByRole('heading', { name: 'Thank you for your message' })
  expect(heading).toHaveFocus()
  const summary = within(heading.closest('section') ?? document.body)
  expect(summary.getByText(/Your message 12 reached the Italia site/)).toBeVisible()
  for (const words of ['Noor', 'Toner', /Where\s+is it\?/]) expect(summary.getByText(words)).toBeVisible()
  expect(JSON.parse(sentBy(calls)[0]?.body ?? '')).toMatchObject({ orgId: 3, name: 'Noor', message: 'Where is it?' })
  expect(sessionStorage.getItem('contact-draft')).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(field('Name')).toHaveValue('Noor')
  expect(field('Message')).toHaveValue('')
})

test('a refusal is shown and everything typed stays, over a reload, too; trying again sends the same key', async () => {
  const calls = answering({ [SITES]: sites, [SEND]: tooMany })
  await show(<Contact />, { session: null })
  await fill()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /several messages within an hour.*Nothing you typed is lost/,
  )

  cleanup()
  await show(<Contact />, { session: null })
  expect(field('Message')).toHaveValue('Where is it?')
  expect(field('E-mail')).toHaveValue('noor@example.com')
  await submit()
  await screen.findByRole('alert')
  const keys = sentBy(calls).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)

  await userEvent.type(field('Message'), ' Please.')
  await submit()
  await screen.findByRole('alert')
  expect(sentBy(calls)[2]?.headers['idempotency-key']).not.toBe(keys[0])
})

test('what the server finds wrong is marked at its field', async () => {
  answering({
    [SITES]: sites,
    [SEND]: { refused: 'request.invalid', code: 400, status: 400, fields: ['email', 'orgId'] },
  })
  await show(<Contact />, { session: null })
  await fill()
  await submit()
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the highlighted fields')
  expect(field('E-mail')).toHaveAccessibleDescription('Invalid Email Format')
})

test('who is signed in is known and writes to their own site', async () => {
  answering({ [SITES]: sites })
  await show(<Contact />, { session: buyer })
  expect(field('Name')).toHaveValue('Noor')
  expect(field('Company (optional)')).toHaveValue('Voorbeeld')
  expect(screen.queryByRole('combobox')).toBeNull()
})

test.each(['{', '[]', '{"fields":7}', '{"fields":{"name":1},"orgId":"x"}'])(
  'a broken draft %s is as good as none',
  async (kept) => {
    sessionStorage.setItem('contact-draft', kept)
    answering({ [SITES]: sites })
    await show(<Contact />, { session: null })
    expect(field('Name')).toHaveValue('')
  },
)
