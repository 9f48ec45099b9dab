import { useSyncExternalStore } from 'react'
import { colours, readSettings, type Settings, sizes, usualSettings, views } from '../../../rules/me/settings.ts'

const place = 'settings'

let current: Settings | undefined
const listeners = new Set<() => void>()

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, readStored, () => usualSettings)
}

let choiceListener: ((settings: Settings) => void) | undefined

/** Notifies of what the reader chooses from now on; returns how to end it. */
export function listenToChoices(listener: (settings: Settings) => void) {
  choiceListener = listener
  return () => {
    choiceListener = undefined
  }
}

/** What the reader chose: it is kept and shows at once. */
export function chooseSettings(choice: Partial<Settings>) {
  keepSettings(choice)
  choiceListener?.(readStored())
}

/** Keeps what changed and shows it at once. */
export function keepSettings(change: Partial<Settings>) {
  current = { ...readStored(), ...change }
  try {
    localStorage.setItem(place, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing: it holds until the page is left.
  }
  show(current)
}

const readStored = () => {
  current ??= load()
  return current
}

function load(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(place) ?? '{}'))
  } catch {
    return usualSettings
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) addEventListener('storage', reload)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', reload)
  }
}

/** Another window of the shop has changed them. */
function reload(event: StorageEvent) {
  if (event.key !== place) return
  current = load()
  show(current)
}

function show({ size, colour, view }: Settings) {
  document.documentElement.dataset.size = size
  document.documentElement.dataset.colour = colour
  document.documentElement.dataset.view = view
  for (const listener of listeners) listener()
}

const alternatives = (choices: readonly string[]) => `/^(${choices.join('|')})$/`

/**
 * Runs before anything is painted, so that a page never changes its size or colour under its reader, keeps room for what
 * they have seen last, and none for what only visitors see: an account that comes from another site is known to its browser
 * alone. The same for all.
 */
export const settingsScript = `try{var k=JSON.parse(localStorage.getItem("${place}"))||{},d=document.documentElement.dataset;if(${alternatives(sizes)}.test(k.size))d.size=k.size;if(${alternatives(colours)}.test(k.colour))d.colour=k.colour;if(${alternatives(views)}.test(k.view))d.view=k.view;if(localStorage.getItem("last-seen"))d.seen="";if(/(^|; )token=/.test(document.cookie))d.known=""}catch(e){}`
