import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { keepLeft, type LeftOrder, readLeft } from './left-order.ts'

const nothing: LeftOrder = { wishes: {} }

/**
 * What this window kept of an order, and what it keeps of it while it is confirmed: who follows a product of it, goes back
 * or reloads finds it again. Once the order is placed nothing of it is left.
 */
export function useLeftOrder(order: string, numbers: readonly string[]) {
  const by = useSession()?.user.accountId ?? 0
  const [left] = useState(() => readLeft({ by, order, numbers }))
  const inHand = useRef(left ?? nothing)
  const isOver = useRef(false)
  return {
    left,
    note: (change: Partial<LeftOrder>) => {
      if (isOver.current) return
      inHand.current = { ...inHand.current, ...change }
      keepLeft({ by, order, numbers }, inHand.current)
    },
    forget: () => {
      isOver.current = true
      keepLeft({ by, order, numbers }, null)
    },
  }
}

type Left = ReturnType<typeof useLeftOrder>

/** Keeps what changed since the page was opened; of what nobody changed nothing is kept. */
export function useNoting(left: Left, wishes: LeftOrder['wishes']) {
  const [first] = useState(wishes)
  const note = useEffectEvent(left.note)
  useEffect(() => {
    if (wishes !== first) note({ wishes })
  }, [first, wishes])
}
