import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import CaptchaField from './CaptchaField.tsx'

vi.mock('./captcha-work.ts', () => ({ workOn: (work: { nonce: string }) => workOn(work) }))
const workOn = vi.fn<(work: { nonce: string }) => Promise<string | null>>()

const work = { algorithm: 'PBKDF2/SHA-256', nonce: '00', salt: '00', cost: 1, keyLength: 16, keyPrefix: '00' }
const captcha = (uuid: string) => ({ uuid, img: `/${uuid}.png`, work })

async function open(overrides: Partial<Parameters<typeof CaptchaField>[0]> = {}) {
  const onChange = vi.fn()
  const load = vi.fn<() => Promise<ReturnType<typeof captcha>>>()
  load.mockResolvedValueOnce(captcha('one')).mockResolvedValueOnce(captcha('two'))
  await show(<CaptchaField load={load} onChange={onChange} {...overrides} />, { session: null })
  return { onChange, load }
}
const digits = () => screen.getByRole('textbox', { name: 'Type the digits shown' })
const picture = () => screen.findByRole('img', { name: 'Five digits that only a person can read' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is typed is the answer to the picture that is shown; nothing is none', async () => {
  const { onChange } = await open()
  expect(await picture()).toHaveAttribute('src', '/one.png')
  await userEvent.type(digits(), '4 2')
  expect(onChange).toHaveBeenLastCalledWith({ uuid: 'one', code: '4 2' })
  await userEvent.clear(digits())
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('another picture starts over, with nothing answered', async () => {
  const { onChange } = await open()
  await picture()
  await userEvent.type(digits(), '42')
  await press('Another picture')
  await vi.waitFor(async () => expect(await picture()).toHaveAttribute('src', '/two.png'))
  expect(digits()).toHaveValue('')
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('who cannot read it lets their browser work, which is as good', async () => {
  workOn.mockResolvedValue('17.abc')
  const { onChange } = await open()
  await picture()
  await press('I cannot read the picture')
  expect(await screen.findByText(/your browser has passed the check/)).toBeVisible()
  expect(onChange).toHaveBeenLastCalledWith({ uuid: 'one', code: '17.abc' })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('work that failed answers nothing, and the digits are there still', async () => {
  workOn.mockRejectedValue(new Error('no workers'))
  const { onChange } = await open()
  await picture()
  await press('I cannot read the picture')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null))
  expect(digits()).toBeVisible()
})

test('a captcha that could not be had is asked for again', async () => {
  const load = vi.fn<() => Promise<ReturnType<typeof captcha>>>()
  load.mockRejectedValueOnce(Object.assign(new Error(''), { reason: 'offline' })).mockResolvedValueOnce(captcha('one'))
  await open({ load })
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop cannot be reached')
  await press('Try again')
  expect(await picture()).toBeVisible()
})

test('what was left out, or not taken, is shown at the field', async () => {
  await open({ missing: true })
  await picture()
  expect(digits()).toHaveAccessibleDescription('Please type the digits shown')
})
