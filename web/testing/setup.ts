import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { usualSettings } from '../../rules/people/settings.ts'
import { whenAllLives } from '../api/alive.ts'
import { dismiss, toastStore } from '../ui/feedback/toast.ts'
import { keepSettings } from '../ui/theme/settings.ts'

// As long as all waits of tests: a second is too short where other work keeps the processors busy.
configure({ asyncUtilTimeout: 60_000 })

// Once for all files that share it: begun under the clock of a test it would never end, and the next who waits for it would hang.
await whenAllLives()

// The next test begins as a page that was just opened: files share what they have loaded.
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.read()) dismiss(id)
  keepSettings(usualSettings)
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

// What the components ask of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizeObserver)
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
}))
Element.prototype.scrollIntoView = () => {}
