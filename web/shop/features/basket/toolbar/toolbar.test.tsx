import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { permissions } from '../../../../../rules/identity/permissions.ts'
import { forgetToken, readToken } from '../../../../api/session/token.ts'
import { answering, buyer, show } from '../../../../testing/show.tsx'
import { ToolbarGate } from './ToolbarGate.tsx'
import ToolbarSettings from './ToolbarSettings.tsx'

afterEach(() => {
  forgetToken()
  vi.restoreAllMocks()
})

const main = { ...buyer, roles: ['main'], permissions: [...permissions] }
const key = 'A'.repeat(32)
const path = '/clientsystem/toolbar'

test('the origins are kept as they are read, one a line; a bad one stands beside the field', async () => {
  const toolbar = { key, origins: ['https://a.example', 'https://b.example'] }
  const requests = answering({ [`GET ${path}`]: { key: null, origins: [] }, [`PUT ${path}`]: toolbar })
  await show(<ToolbarSettings />, { session: main })
  const field = await screen.findByRole('textbox', { name: 'Addresses of your pages' })
  const save = screen.getByRole('button', { name: 'Save addresses' })
  await userEvent.type(field, 'https://a.example\nhttp://b.example')
  await userEvent.click(save)
  expect(field).toHaveAccessibleDescription(/^Line 2: Enter an address such as/)
  expect(requests).toHaveLength(1)

  await userEvent.clear(field)
  await userEvent.type(field, 'https://A.example\n\nhttps://b.example')
  await userEvent.click(save)
  expect(JSON.parse(requests.at(-1)?.body ?? '{}')).toEqual({ origins: ['https://A.example', 'https://b.example'] })
  expect(field).toHaveValue('https://a.example\nhttps://b.example')
  expect(screen.getByText(/<iframe src=/)).toHaveTextContent(`/toolbar/toolbar?key=${key}&amp;org_id=1`)
})

test('the key is renewed after a question; where another account was faster, its key is shown', async () => {
  const [faster, origins] = ['C'.repeat(32), ['https://a.example']]
  const requests = answering({
    [`GET ${path}`]: { key, origins },
    [`PUT ${path}/key`]: { key: 'B'.repeat(32), origins },
  })
  await show(<ToolbarSettings />, { session: main })
  const renew = await screen.findByRole('button', { name: 'Renew the key' })
  const question = async (answer: string) => {
    await userEvent.click(renew)
    const dialog = await screen.findByRole('dialog', { name: 'Renew the key?' })
    expect(dialog).toHaveTextContent('Pages with the old address stop showing the order bar at once.')
    await userEvent.click(within(dialog).getByRole('button', { name: answer }))
  }
  await question('Keep the old one')
  expect(requests).toHaveLength(1)
  await question('Renew the key')
  expect(await screen.findByText(new RegExp(`key=${'B'.repeat(32)}`))).toBeVisible()
  expect(requests.slice(1).map(({ body }) => body)).toEqual([JSON.stringify({ key })])

  answering({
    [`GET ${path}`]: { key: faster, origins },
    [`PUT ${path}/key`]: { refused: 'toolbar.key_renewed', code: 10_232 },
  })
  await question('Renew the key')
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone has already renewed the key')
  expect(await screen.findByText(new RegExp(`key=${faster}`))).toBeVisible()
})

test('a visitor signs in by a window; its token is taken from that window alone, and only from our own origin', async () => {
  answering({ 'GET /clientsystem/account/getInfo': main })
  const opened = document.createElement('iframe')
  document.body.append(opened)
  vi.spyOn(window, 'open').mockReturnValueOnce(null).mockReturnValue(opened.contentWindow)
  await show(<ToolbarGate toolbarKey={undefined}>the list</ToolbarGate>, { session: null })
  const signIn = screen.getByRole('button', { name: 'Sign in' })
  await userEvent.click(signIn)
  expect(screen.getByText(/^Your browser did not open the window/)).toBeVisible()

  await userEvent.click(signIn)
  const postMessage = (from: { origin: string; source: Window | null }, data: unknown) =>
    act(async () => {
      window.dispatchEvent(new MessageEvent('message', { ...from, data }))
    })
  const ours = { origin: location.origin, source: opened.contentWindow }
  await postMessage({ ...ours, origin: 'https://evil.example' }, { token: 'stolen' })
  await postMessage({ ...ours, source: window }, { token: 'stolen' })
  await postMessage(ours, { token: 7 })
  await postMessage(ours, null)
  expect(readToken()).toBeUndefined()
  await postMessage(ours, { token: 'good' })
  expect(readToken()).toBe('good')
  expect(document.cookie).not.toContain('good')
  expect(await screen.findByText('the list')).toBeVisible()
  opened.remove()
})

test('the toolbar of another company is not shown, nor one to who may make no lists', async () => {
  answering({ [`GET ${path}/${key}`]: { refused: 'request.not_found', code: 404, status: 404 } })
  const { unmount } = await show(<ToolbarGate toolbarKey={key}>the list</ToolbarGate>, { session: main })
  expect(await screen.findByText('You cannot use this order bar')).toBeVisible()
  unmount()
  await show(<ToolbarGate toolbarKey={undefined}>the list</ToolbarGate>, { session: { ...buyer, permissions: [] } })
  expect(screen.getByText('You cannot use this order bar')).toBeVisible()
})
