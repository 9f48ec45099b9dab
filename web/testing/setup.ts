import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { usualSettings } from '../../rules/me/settings.ts'
import { whenAllLives } from '../api/alive.ts'
import { writeCookie } from '../api/cookie.ts'
import { forgetToken } from '../api/session/token.ts'
import { dismiss, toastStore } from '../ui/feedback/toast.ts'
import { keepSettings } from '../ui/theme/settings.ts'

// As long as all waits of tests: a second is too short where other work keeps the processors busy.
configure({ asyncUtilTimeout: 60_000 })

// Files share a window: none finds what the one before it has put in the place of `fetch` or of the address.
vi.unstubAllGlobals()

// Once for all files that share it: begun under the clock of a test it would never end, and the next who waits for it would hang.
await whenAllLives()

// The next test begins as a page that a visitor has just opened: files share what they have loaded.
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
  keepSettings(usualSettings)
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) writeCookie(cookie.split('=')[0] ?? '', '', 0)
  forgetToken()
  // A page that was left asks for nothing more: the next one does.
  dispatchEvent(new Event('pagehide'))
  vi.useRealTimers()
})

// What the components ask of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizeObserver
globalThis.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})
// As newer browsers: it answers when it has arrived.
Element.prototype.scrollIntoView = async () => {}
