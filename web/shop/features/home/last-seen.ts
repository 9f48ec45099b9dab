import { useEffect } from 'react'
import { useSession } from '../../../api/session/session.ts'
import { load, save } from '../../../api/storage.ts'

export type Seen = { id: number; number: string }

const mostSeen = 8

/** The products that a person looked at last in this browser, the last one first; nothing of anybody else. */
export function readSeen(accountId: number | undefined): Seen[] {
  const { of, seen }: { of?: unknown; seen?: unknown } = Object(load('last-seen'))
  return of === accountId && Array.isArray(seen) ? seen.filter(isSeen).slice(0, mostSeen) : []
}

const isSeen = (kept: Partial<Seen> | null): kept is Seen =>
  Number.isSafeInteger(kept?.id) && typeof kept?.number === 'string' && kept.number !== ''

/** Remembers a product for the person who looks at it; of visitors nothing is kept. */
export function useSeen({ id, number }: Seen) {
  const of = useSession()?.user.accountId
  useEffect(() => {
    if (of === undefined) return
    const others = readSeen(of).filter((one) => one.id !== id)
    save('last-seen', { of, seen: [{ id, number }, ...others].slice(0, mostSeen) })
  }, [of, id, number])
}

export const forgetSeen = () => save('last-seen', null)
