import { useEffect } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { load, save } from '../../../../api/storage.ts'

export type ViewedProduct = { id: number; number: string }

const mostViewed = 8

/** The products that a person looked at last in this browser, the last one first; nothing of anybody else. */
export function loadViewed(accountId: number | undefined): ViewedProduct[] {
  const { of, seen }: { of?: unknown; seen?: unknown } = Object(load('last-seen'))
  return of === accountId && Array.isArray(seen) ? seen.filter(isViewedProduct).slice(0, mostViewed) : []
}

const isViewedProduct = (value: Partial<ViewedProduct> | null): value is ViewedProduct =>
  Number.isSafeInteger(value?.id) && typeof value?.number === 'string' && value.number !== ''

/** Remembers a product for the person who looks at it; of visitors nothing is kept. */
export function useRecordView({ id, number }: ViewedProduct) {
  const of = useSession()?.user.accountId
  useEffect(() => {
    if (of === undefined) return
    const others = loadViewed(of).filter((one) => one.id !== id)
    save('last-seen', { of, seen: [{ id, number }, ...others].slice(0, mostViewed) })
  }, [of, id, number])
}

export const forgetViewed = () => save('last-seen', null)
