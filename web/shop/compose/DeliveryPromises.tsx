import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { promiseToReader } from '../../../rules/sourcing/reader-promise.ts'
import { deliveryQuery } from '../../api/delivery.ts'
import { useSession } from '../../api/session/session.ts'
import { setPromiser } from '../../ui/product/promise.ts'

const aMinute = 60_000

/** Lets every product on the page say when it arrives, by the rule that orders are made of. */
export default function DeliveryPromises() {
  const session = useSession()
  const { data } = useQuery(deliveryQuery(session?.user.accountId ?? null))
  const minute = useMinute()
  useEffect(() => {
    if (!data) return
    // It stays for the next page: several parts of one may ask for it.
    const now = new Date(minute)
    setPromiser((product, pieces, pinned = null) => promiseToReader(data, product, { pieces, pinned, now }))
  }, [data, minute])
  return null
}

/** A day changes with the cut-off of a warehouse. */
function useMinute() {
  const [minute, setMinute] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setMinute(Date.now()), aMinute)
    return () => clearInterval(timer)
  }, [])
  return minute
}
