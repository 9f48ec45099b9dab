type Place = {
  control: HTMLElement
  /** Its line, the lines around it as they stood, and which of the controls of its kind it was. */
  row: Element | null
  rows: readonly Element[]
  nth: number
}

/** The parts that keep the focus, for what cannot give it back. */
const parts = new Set<() => void>()

/**
 * Keeps the keyboard in a part of a page: `<div ref={keepsFocus}>` around a list with its bar and its notices, which stays
 * there while they come and go. Where what has the focus goes away or can no longer be used, the focus goes on
 * 1. in a line (`li`, `tr`) to what took its place, else to the same control of the next line, else of the one before; where
 *    that is switched off there, to the first of the line that is not,
 * 2. else to what is marked `data-focus-next` (an Undo; `Empty` is), else to the heading of the part, else to its list.
 * It waits while the control is working (`loading`), or the part is: `aria-busy`. A focus that was moved elsewhere stays there.
 */
export function keepsFocus(part: HTMLElement | null) {
  if (!part) return
  let had: Place | null = null

  const enter = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    if (part.contains(target)) had = notePlace(target, part)
    else if (!target.closest('[role="dialog"]')) had = null
  }
  // What is clicked beside all controls takes the focus away on purpose; what goes away is announced first, and then gone.
  const leave = () => queueMicrotask(() => had && isUsable(had.control) && isNowhere() && forget())
  const forget = () => {
    had = null
  }
  const look = () => {
    if (!had) return
    if (had.control.isConnected) had = notePlace(had.control, part)
    if (!isNowhere()) return
    if (!had.control.isConnected) {
      if (isScrolledAway(had, part)) return forget()
      had = nextPlace(had, part)
    }
    if (had && (isWaiting(had.control, part) || takes(had.control))) return
    land(part)
  }
  const observer = new MutationObserver(look)
  observer.observe(part, { childList: true, subtree: true, attributeFilter: ['disabled', 'data-loading', 'aria-busy'] })
  document.addEventListener('focusin', enter)
  part.addEventListener('focusout', leave)
  parts.add(look)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', enter)
    part.removeEventListener('focusout', leave)
    parts.delete(look)
  }
}

/** Gives the focus to what had it; where that is gone, it goes on in its part of the page. */
export function giveFocusBack(to: Element | null) {
  if (!isNowhere()) return
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
  for (const look of parts) look()
}

/** Moves the focus to the heading of a page that was opened because the one before is gone. */
export function focusPage() {
  if (landsOnPage()) return
  const observer = new MutationObserver(() => landsOnPage() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', () => observer.disconnect(), { once: true })
}

/** A page that is still loading has no heading yet; who has gone elsewhere stays there. */
function landsOnPage() {
  const heading = document.querySelector<HTMLElement>('main h1')
  return !isNowhere() || (heading !== null && takes(heading))
}

const controls = 'a[href], button, input, select, textarea'

const isUsable = (control: HTMLElement) => control.isConnected && !control.matches(':disabled')

/** A control that is switched off keeps the focus for a moment, and no key reaches it. */
function isNowhere() {
  const at = document.activeElement
  return at === null || at === document.body || at.matches(':disabled')
}

const isWaiting = (control: HTMLElement, part: HTMLElement) =>
  control.matches(':disabled') && (control.dataset.loading !== undefined || part.getAttribute('aria-busy') === 'true')

function notePlace(control: HTMLElement, part: HTMLElement): Place {
  const row = control.closest('li, tr')
  if (!row || !part.contains(row)) return { control, row: null, rows: [], nth: 0 }
  return { control, row, rows: [...(row.parentElement?.children ?? [])], nth: kindred(row, control).indexOf(control) }
}

/** Of a long list only the lines in sight are there: where one of them left their number does not change. */
function isScrolledAway({ row }: Place, part: HTMLElement) {
  const many = row?.isConnected ? null : row?.getAttribute('aria-setsize')
  return many != null && part.querySelector(`[aria-setsize="${many}"]`) !== null
}

function nextPlace({ control, row, rows, nth }: Place, part: HTMLElement): Place | null {
  if (!row) return null
  const at = rows.indexOf(row)
  const next = [...rows.slice(at), ...rows.slice(0, at).reverse()].find(hasControls)
  const controlsThere = next ? kindred(next, control) : []
  const same = controlsThere[nth] ?? controlsThere.at(-1)
  const heir = same && (isUsable(same) || isWaiting(same, part)) ? same : next && firstIn(next)
  return heir ? notePlace(heir, part) : null
}

/** A line that is a heading of others is passed over, also where it has something to press (`data-heading`). */
const hasControls = (row: Element) =>
  row.isConnected && !row.matches('[data-heading]') && row.querySelector(controls) !== null

const controlKind = (control: HTMLElement) => `${control.tagName} ${control.getAttribute('type')}`

/** The same control as it looks, as a line may have more of its kind than another; where there is none, those of its kind. */
function kindred(row: Element, control: HTMLElement) {
  const ofKind = [...row.querySelectorAll<HTMLElement>(controls)].filter(
    (other) => controlKind(other) === controlKind(control),
  )
  const alike = ofKind.filter(({ className }) => className === control.className)
  return alike.length > 0 ? alike : ofKind
}

const firstIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(controls)].find((control) => !control.matches(':disabled'))

function land(part: HTMLElement) {
  const marked = part.querySelector<HTMLElement>('[data-focus-next]')
  const landings = [
    marked && (firstIn(marked) ?? marked),
    part.querySelector<HTMLElement>('h1, h2, h3'),
    part.querySelector<HTMLElement>('ul, ol, table'),
  ]
  landings.some((landing) => landing && takes(landing))
}

function takes(element: HTMLElement) {
  if (!element.matches(controls)) element.tabIndex = -1
  element.focus()
  return document.activeElement === element && isUsable(element)
}
