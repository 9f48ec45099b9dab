import { useRef, useState } from 'react'
import { useSession } from './session/session.ts'
import { load, type Place, save } from './storage.ts'

/** Which draft it is: what is typed there, by which account, and what distinguishes it from others of its kind. */
export type DraftKey = {
  kind: 'checkout-draft' | 'quick-order' | 'picking' | 'receipt' | 'return'
  by: number
  name: string
}

/** How a draft is stored. What is read may have been stored by an older page, or never: what does not fit counts as no draft. */
export type DraftCodec<Draft> = {
  empty: Draft
  /** Undefined where it is no draft of the same. */
  read: (stored: Record<string, unknown>) => Draft | undefined
  /** Undefined where there is nothing to come back to. */
  write: (draft: Draft) => object | undefined
}

/**
 * What an account has typed and not sent, as this window has stored it: who follows a link, goes back or reloads finds it
 * again. It is gone once it is sent, and for whoever signs in next.
 */
export function useDraft<Draft>(kind: DraftKey['kind'], name: string, codec: DraftCodec<Draft>) {
  const key = { kind, by: useSession()?.user.accountId ?? 0, name }
  return useStoredDraft(codec.empty, {
    load: () => loadDraft(key, codec),
    save: (draft) => saveDraft(key, codec, draft),
    remove: () => store(key, undefined),
  })
}

type FormPlace = Extract<Place, 'contact-draft' | 'new-customer' | 'registration'>

/** The draft of a form that has one alone in this window or browser. */
export const useFormDraft = <Draft>(place: FormPlace, codec: DraftCodec<Draft>) =>
  useStoredDraft(codec.empty, {
    load: () => readStored(load(place), codec),
    save: (draft) => save(place, codec.write(draft) ?? null),
    remove: () => save(place, null),
  })

type Store<Draft> = { load: () => Draft | undefined; save: (draft: Draft) => void; remove: () => void }

function useStoredDraft<Draft>(empty: Draft, store: Store<Draft>) {
  const [found] = useState(store.load)
  const current = useRef(found ?? empty)
  const isOver = useRef(false)
  return {
    /** As it was left; undefined where nothing was. */
    found,
    update: (change: Partial<Draft>) => {
      if (isOver.current) return
      current.current = { ...current.current, ...change }
      store.save(current.current)
    },
    /** The field is empty; what is typed next is stored again. */
    clear: () => {
      current.current = empty
      store.remove()
    },
    /** It was sent: from now on nothing is stored. */
    forget: () => {
      isOver.current = true
      store.remove()
    },
  }
}

/** The draft that this window has stored. */
export const loadDraft = <Draft>(key: DraftKey, codec: Pick<DraftCodec<Draft>, 'read'>) =>
  readStored(storedDrafts(key)[key.name], codec)

const readStored = <Draft>(stored: unknown, { read }: Pick<DraftCodec<Draft>, 'read'>) =>
  stored === undefined || stored === null ? undefined : read(Object(stored))

/** Stores a draft beside the others of the same account; an empty one is removed, and so are those of other accounts. */
export function saveDraft<Draft>(key: DraftKey, { write }: Pick<DraftCodec<Draft>, 'write'>, draft: Draft) {
  store(key, write(draft))
}

// Each list, and each part of a basket, has its own; the oldest give way.
const mostDrafts = 10

function store(key: DraftKey, draft: object | undefined) {
  const { [key.name]: _before, ...others } = storedDrafts(key)
  const drafts = Object.entries(draft ? { ...others, [key.name]: draft } : others).slice(-mostDrafts)
  // A browser that has no room for all keeps the last ones.
  while (!hasStored(key, drafts) && drafts.length > 1) drafts.shift()
}

function storedDrafts({ kind, by }: DraftKey): Record<string, unknown> {
  try {
    const stored: Record<string, unknown> = Object(JSON.parse(sessionStorage.getItem(kind) ?? 'null'))
    return stored.by === by ? Object(stored.drafts) : {}
  } catch {
    return {}
  }
}

/** Whether this browser took them; one that stores nothing answers as if nothing had been stored. */
function hasStored({ kind, by }: DraftKey, drafts: [string, unknown][]): boolean {
  try {
    if (drafts.length === 0) sessionStorage.removeItem(kind)
    else sessionStorage.setItem(kind, JSON.stringify({ by, drafts: Object.fromEntries(drafts) }))
    return true
  } catch {
    return false
  }
}
