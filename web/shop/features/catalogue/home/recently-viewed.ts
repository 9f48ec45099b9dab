import { useEffect } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { load, save } from '../../../../api/storage.ts'

export type ViewedProduct = { id: number; number: string }

const mostViewed = 8

/** The products that an account looked at last in this browser, the last one first; none of another account. */
export function loadViewed(accountId: number | undefined): ViewedProduct[] {
  const { of, seen }: { of?: unknown; seen?: unknown } = Object(load('last-seen'))
  return of === accountId && Array.isArray(seen) ? seen.filter(isViewedProduct).slice(0, mostViewed) : []
}

const isViewedProduct = (value: Partial<ViewedProduct> | null): value is ViewedProduct =>
  Number.isSafeInteger(value?.id) && typeof value?.number === 'string' && value.number !== ''

/** Remembers a product for the account that looks at it; nothing is kept of visitors. */
export function useRecordView({ id, number }: ViewedProduct) {
  const accountId = useSession()?.user.accountId
  useEffect(() => {
    if (accountId === undefined) return
    const others = loadViewed(accountId).filter((one) => one.id !== id)
    save('last-seen', { of: accountId, seen: [{ id, number }, ...others].slice(0, mostViewed) })
  }, [accountId, id, number])
}

export const forgetViewed = () => save('last-seen', null)
