import { useEffect } from 'react'
import { useSession } from '../../../api/session.ts'
import { keep, readKept } from '../../../ui/kept.ts'

export type Seen = { id: number; number: string }

const mostSeen = 8

/** The products that were looked at last in this browser, the last one first. */
export function readSeen(): Seen[] {
  const kept = readKept('last-seen')
  return Array.isArray(kept) ? kept.filter(isSeen).slice(0, mostSeen) : []
}

const isSeen = (kept: Partial<Seen> | null): kept is Seen =>
  Number.isSafeInteger(kept?.id) && typeof kept?.number === 'string' && kept.number !== ''

/** Remembers a product that somebody looks at who is signed in; of visitors nothing is kept. */
export function useSeen({ id, number }: Seen) {
  const signedIn = useSession() !== null
  useEffect(() => {
    if (signedIn) keep('last-seen', [{ id, number }, ...readSeen().filter((one) => one.id !== id)].slice(0, mostSeen))
  }, [signedIn, id, number])
}

export const forgetSeen = () => keep('last-seen', null)
