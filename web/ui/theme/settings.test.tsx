import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'

const root = document.documentElement
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  delete root.dataset.size
  delete root.dataset.colour
})
afterEach(() => localStorage.clear())

/** As the head of a page runs it. */
function run(script: string) {
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
}

async function open(onClose = () => {}) {
  const { default: SettingsPanel } = await import('./SettingsPanel.tsx')
  await show(<SettingsPanel onClose={onClose} />, { session: null })
  // Its texts come after it.
  await screen.findByRole('radio', { name: 'Medium' })
}

test('what is chosen shows at once and is kept', async () => {
  await open()
  expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Large' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Teal' }))
  await userEvent.click(screen.getByRole('radio', { name: '40' }))

  expect(root.dataset).toMatchObject({ size: 'large', colour: 'teal' })
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
    size: 'large',
    colour: 'teal',
    pageSize: 40,
    view: 'table',
  })
})

test('Escape closes the panel', async () => {
  const onClose = vi.fn()
  await open(onClose)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
})

test('another window of the shop is followed', async () => {
  await open()
  localStorage.setItem('settings', JSON.stringify({ size: 'small', colour: 'plum', pageSize: 60 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }))

  await expect.poll(() => root.dataset.size).toBe('small')
  expect(await screen.findByRole('radio', { name: 'Small' })).toBeChecked()
})

test.each(['{', 'null', '7', '"x"', '[]', '{"size":"huge","colour":"<b>","pageSize":15}'])(
  'what was written in the place of settings does no harm: %s',
  async (kept) => {
    localStorage.setItem('settings', kept)
    const { settingsScript } = await import('./settings.ts')
    run(settingsScript)
    await open()

    expect([root.dataset.size, root.dataset.colour]).toEqual([undefined, undefined])
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked()
    expect(screen.getByRole('radio', { name: '20' })).toBeChecked()
  },
)

test('before anything is painted the page has its size and its colour', async () => {
  localStorage.setItem('settings', '{"size":"small","colour":"graphite"}')
  const { settingsScript } = await import('./settings.ts')
  run(settingsScript)
  expect(root.dataset).toMatchObject({ size: 'small', colour: 'graphite' })
})

test.each([
  ['token=abc', ''],
  ['language_account=de; token=abc', ''],
  ['nottoken=abc', undefined],
  ['', undefined],
])(
  'before anything is painted the page knows by the cookies %j whether an account is signed in here',
  async (cookies, known) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
    const { settingsScript } = await import('./settings.ts')
    delete root.dataset.known
    run(settingsScript)
    expect(root.dataset.known).toBe(known)
    delete root.dataset.known
  },
)

const css = readFileSync('web/ui/theme/colours.css', 'utf8')
const shade = (colour: string, name: string) =>
  new RegExp(`"${colour}"\\][^{]*\\{[^}]*${name}: (#[0-9a-f]{6})`).exec(css)?.[1] ?? ''

function luminance(colour: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['blue', 'teal', 'plum', 'graphite'])('%s can be read: white on it, and it on the page', (colour) => {
  for (const filled of ['indigo-5', 'indigo-6', 'indigo-7']) {
    expect(contrast(shade(colour, filled), '#ffffff'), filled).toBeGreaterThan(4.5)
  }
  expect(contrast(shade(colour, '--accent-text'), '#2d3036')).toBeGreaterThan(4.5)
})
