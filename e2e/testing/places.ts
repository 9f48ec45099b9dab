import type { Page, Request } from 'playwright'
import { expect } from 'vitest'
import { beforeEachPage, pendingRequests, showAll } from './browser.ts'

type Place = { part: Element; box: DOMRect; name: string | undefined }

declare global {
  interface Window {
    /** Where everything stood that was in view. */
    places?: Place[]
    /** Letters came within the moment in which none were painted yet. What stands beside them on their line moves with them. */
    lettersCome?: boolean
  }
}

const pending = new WeakMap<Page, ReadonlySet<Request>>()

/** Has each page that the test opens from now on note where everything stands when it is painted: then its scripts are put into it. */
export async function notePlaces(page: Page) {
  pending.set(page, pendingRequests(page))
  await beforeEachPage(page, `(${watch})('script[src$=".js"]')`)
}

/** Has the page that is open note where everything stands as soon as it has something, before that is painted. */
export async function notePlacesWith(page: Page, selector: string) {
  pending.set(page, pendingRequests(page))
  await page.evaluate(watch, selector)
}

/** Runs in the browser. */
function watch(selector: string) {
  const isInView = ({ top, bottom, width, height }: DOMRect) => top < innerHeight && bottom > 0 && width * height > 0
  const note = () => {
    // What every page has is looked for again by its name: React may have put another in its place.
    const names = ['header', 'main', 'main h1, main [data-page-title]', 'footer']
    const nameOf = (part: Element) => names.find((name) => document.querySelector(name) === part)
    const parts = [...document.querySelectorAll('body *')]
    const places = parts.map((part) => ({ part, box: part.getBoundingClientRect(), name: nameOf(part) }))
    window.places = places.filter(({ box }) => isInView(box))
  }
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    note()
    window.lettersCome = document.fonts.status === 'loading'
  }).observe(document, { childList: true, subtree: true })
}

/** What of the page that is open stands elsewhere than it was noted, by its words, once all that it loads is shown. */
export async function findMoved(page: Page): Promise<string[]> {
  await expect.poll(() => pending.get(page)?.size).toBe(0)
  await showAll(page)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return page.evaluate(findMovedInPage)
}

/** Runs in the browser. */
function findMovedInPage(): string[] {
  const places = (window.places ?? []).map(({ part, box, name }) => {
    const named = name ? document.querySelector(name) : part
    // A page with nothing to show has another title, in another place.
    const isOther = named?.matches('h1') && named.textContent !== part.textContent
    const now = (!isOther && named) || part
    // The title of a page that is still to come and that of the page itself stand a little apart.
    const down = now === part ? 1 : 8
    return { part: now, box, down, aside: window.lettersCome ? 48 : down }
  })
  const still = places.filter(({ part }) => part.isConnected)
  if (!still.some(({ part }) => part.tagName === 'MAIN')) return ['nothing of what was painted is still in the page']
  const moved = still.filter(({ part, box, down, aside }) => {
    const { left, top } = part.getBoundingClientRect()
    return Math.abs(left - box.left) >= aside || Math.abs(top - box.top) >= down
  })
  // What stands inside of it has moved with it.
  const outermost = moved.filter(({ part }) => !moved.some((other) => other.part !== part && other.part.contains(part)))
  return outermost.map(({ part, box }) => {
    const { left, top } = part.getBoundingClientRect()
    return `<${part.tagName.toLowerCase()}> ${part.textContent?.slice(0, 60)}: ${box.left},${box.top} to ${left},${top}`
  })
}
