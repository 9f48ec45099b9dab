import type { Page } from 'playwright'
import { expect } from 'vitest'
import { beforeEachPage } from './browser.ts'

/** Has each page that the test opens from now on note where everything stands that is in view when it is painted, before its scripts run. */
export const notePlaces = (page: Page) =>
  beforeEachPage(page, () => {
    const isInView = ({ top, bottom, width, height }: DOMRect) => top < innerHeight && bottom > 0 && width * height > 0
    const note = () =>
      [...document.querySelectorAll('body *')]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => isInView(box))
    // The scripts are put into the page once it is painted.
    const isScript = (node: Node) => node instanceof HTMLScriptElement && node.src.endsWith('.js')
    new MutationObserver((changes, observer) => {
      if (!changes.some(({ addedNodes }) => [...addedNodes].some(isScript))) return
      observer.disconnect()
      Reflect.set(window, 'places', note())
    }).observe(document, { childList: true, subtree: true })
  })

/** What of the page that is open stands elsewhere than when it was painted, by its words, once all that it loads is shown. */
export async function findMoved(page: Page): Promise<string[]> {
  await expect.poll(() => page.locator('[role=status][aria-busy=true], [role=status][aria-label]').count()).toBe(0)
  return page.evaluate(findMovedInPage)
}

type Place = { part: Element; box: DOMRect }

/** Runs in the browser. */
function findMovedInPage(): string[] {
  const places: Place[] = Reflect.get(window, 'places') ?? []
  const still = places.filter(({ part }) => part.isConnected)
  if (!still.some(({ part }) => part.tagName === 'MAIN')) return ['nothing of what was painted is in the page any more']
  const moved = still.filter(({ part, box }) => {
    const { left, top } = part.getBoundingClientRect()
    return Math.abs(left - box.left) >= 1 || Math.abs(top - box.top) >= 1
  })
  // What stands inside of it has moved with it.
  const outermost = moved.filter(({ part }) => !moved.some((other) => other.part !== part && other.part.contains(part)))
  return outermost.map(({ part, box }) => {
    const { left, top } = part.getBoundingClientRect()
    return `<${part.tagName.toLowerCase()}> ${part.textContent?.slice(0, 60)}: ${box.left},${box.top} to ${left},${top}`
  })
}
