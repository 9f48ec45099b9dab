import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { keepLeft, type LeftOrder, readLeft } from './left-order.ts'

const nothing: LeftOrder = { wishes: {}, decisions: {} }

/**
 * What this window kept of an order, and what it keeps of it while it is confirmed: who follows a product of it, goes back
 * or reloads finds it again. Once the order is placed nothing of it is left.
 */
export function useLeftOrder(order: string) {
  const by = useSession()?.user.accountId ?? 0
  const [left] = useState(() => readLeft({ by, order }))
  const inHand = useRef(left ?? nothing)
  const isOver = useRef(false)
  return {
    left,
    note: (change: Partial<LeftOrder>) => {
      if (isOver.current) return
      inHand.current = { ...inHand.current, ...change }
      keepLeft({ by, order }, inHand.current)
    },
    forget: () => {
      isOver.current = true
      keepLeft({ by, order }, null)
    },
  }
}

type Left = ReturnType<typeof useLeftOrder>

/** Keeps what changed since the page was opened; of what nobody changed nothing is kept. */
export function useNoting(left: Left, { wishes, decisions }: Pick<LeftOrder, 'wishes' | 'decisions'>) {
  const [first] = useState({ wishes, decisions })
  const note = useEffectEvent(left.note)
  useEffect(() => {
    if (wishes !== first.wishes || decisions !== first.decisions) note({ wishes, decisions })
  }, [first, wishes, decisions])
}
