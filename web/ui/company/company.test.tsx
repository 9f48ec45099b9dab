import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { loadTexts } from '../../../texts/index.ts'
import { show } from '../../testing/show.tsx'
import { sayIn } from '../language/language.tsx'
import { companyErrors, toCompanyErrors } from './company-errors.ts'
import { Lacks } from './Lacks.tsx'
import { SiteReach } from './SiteReach.tsx'

const visitor = { session: null }
const reach = { hotPhone: '+31 20 000 0001', workTime: 'Mon–Fri', serviceEmail: 'nl@aster.example', skypeId: 'live:nl' }

test('a site is reached by links that a telephone and a mail program take', async () => {
  await show(<SiteReach site={reach} />, visitor)
  expect(screen.getByRole('link', { name: '+31 20 000 0001' })).toHaveAttribute('href', 'tel:+31200000001')
  expect(screen.getByRole('link', { name: 'nl@aster.example' })).toHaveAttribute('href', 'mailto:nl@aster.example')
  expect(screen.getByText('Hours').nextElementSibling).toHaveTextContent('Mon–Fri')
})

test('what a site has not set yet has no term; without a hotline there are no hours', async () => {
  await show(<SiteReach site={{ ...reach, hotPhone: '', serviceEmail: '', skypeId: '' }} />, visitor)
  for (const term of ['Hotline', 'Hours', 'E-mail', 'Messenger']) expect(screen.queryByText(term)).toBeNull()
})

test.each([
  ['en', ['orderAddress', 'hotline'], 'Order address, Hotline'],
  ['en', [], 'Nothing'],
] as const)('in %s a site lacks %j: %s', async (language, lacks, expectedText) => {
  await show(<Lacks lacks={lacks} />, { ...visitor, language })
  expect(screen.getByText(expectedText)).toBeVisible()
})

const say = async () => sayIn({ language: 'en', texts: await loadTexts.en() })

test('what the server finds wrong of a company is shown by its field and kind, and nothing else is', async () => {
  const details = { faults: { vatNumber: 'invalid', phone: 'invalid', city: 'missing', company: 'too_long' } }
  const fields = ['vatNumber', 'phone', 'city', 'company', 'address1', 'userName']
  expect(toCompanyErrors(await say(), { fields, details })).toEqual({
    vatNumber: 'This VAT number does not fit the country',
    phone: 'A phone number has at least five digits',
    city: 'Please fill in this field',
    company: expect.stringMatching(/^At most \d+ characters$/),
    address1: 'Please check this field',
  })
  expect(toCompanyErrors(await say(), { fields: [], details })).toEqual({})
  expect(toCompanyErrors(await say(), { fields: ['city'] })).toEqual({ city: 'Please check this field' })
})

test('an empty company lacks what its country asks for', async () => {
  const empty = Object.fromEntries(
    ['firstName', 'lastName', 'company', 'country', 'vatNumber', 'taxCode', 'sdiCode', 'address1', 'address2'].map(
      (field) => [field, ''],
    ),
  )
  const draft = { ...empty, city: '', state: '', postcode: '', phone: '', fax: '' }
  const errors = companyErrors(await say(), draft as never, { iso2: 'IT', euMember: true, states: [] })
  expect(errors).toMatchObject({ company: 'Please fill in this field', vatNumber: 'Please fill in this field' })
  expect(errors).not.toHaveProperty('fax')
})
