import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, show } from '../../../../testing/show.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const SET = 'POST /clientsystem/account/freedom/setPwd'
const ASK = 'POST /clientsystem/account/freedom/forgotPwd'

test('a weak password is not sent; one that was typed differently is right once the first field is mended', async () => {
  const requests = answering({ [SET]: { refused: 'account.link_over', code: 10_124 } })
  await show(<ChoosePassword token="abc" />, { session: null })
  await userEvent.type(field('New password'), 'short1')
  await userEvent.type(field('Repeat new password'), 'Another3horse')
  await press('Set password')
  expect(field('New password')).toHaveFocus()
  expect(field('New password')).toHaveAccessibleDescription(/At least/)
  expect(field('Repeat new password')).toHaveAccessibleDescription('The two passwords do not match')
  expect(requests).toEqual([])

  await userEvent.clear(field('New password'))
  await userEvent.type(field('New password'), 'Another3horse')
  expect(field('Repeat new password')).toBeValid()
  await press('Set password')
  expect(await screen.findByRole('link', { name: 'Send link' })).toBeVisible()
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ token: 'abc', newPassword: 'Another3horse' }])
  expect(field('New password')).toHaveValue('Another3horse')
})

test('a link is sent to a name, without the space around it, and none is sent without one', async () => {
  const requests = answering({ [ASK]: {} })
  await show(<ForgottenPassword />, { session: null })
  await press('Send link')
  expect(field('User name')).toHaveFocus()
  expect(field('User name')).toBeInvalid()
  expect(requests).toEqual([])
  await userEvent.type(field('User name'), ' noor ')
  expect(field('User name')).toBeValid()
  await press('Send link')
  expect(await screen.findByText(/we’ve sent a link/)).toBeVisible()
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual([{ userName: 'noor' }])
})

test('where many links were asked for, a captcha is answered with the next request', async () => {
  const captcha = { uuid: 'u1', img: 'data:image/png;base64,', work: {} }
  const requests = answering({
    [ASK]: { refused: 'verification.captcha_needed', code: 10_104 },
    'GET /randomcode': captcha,
  })
  await show(<ForgottenPassword />, { session: null })
  await userEvent.type(field('User name'), 'noor')
  await press('Send link')
  await userEvent.type(await screen.findByLabelText(/digits/i), '24680')
  await press('Send link')
  const bodies = requests.filter(({ body }) => body).map(({ body }) => JSON.parse(body))
  expect(bodies).toEqual([{ userName: 'noor' }, { userName: 'noor', uuid: 'u1', code: '24680' }])
})
