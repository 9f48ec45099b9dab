import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { readQuickOrder } from '../../../../contract/quick-order.ts'
import { type CallFailed, call } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { useSession } from '../../../api/session.ts'
import { forgetLeft, keepLeft, readLeft, textsOf } from './left-list.ts'
import type { ReadAnswer } from './queries.ts'
import type { List } from './useList.ts'

type Shared = readonly { number: string; qty: number }[]

/**
 * Begins with the list as this window left it, else with what somebody shared, read at the prices of now. Keeps what is in
 * hand until it is saved: who follows a product of his list, or reloads, finds it again.
 */
export function useLeftList(list: List, name: string, shared: Shared) {
  const by = useSession()?.user.accountId ?? 0
  const [left, setLeft] = useState(() => readLeft({ by, list: name }))
  const reading = useMutation<ReadAnswer[], CallFailed, string[]>({
    meta: saysItself,
    mutationFn: (texts) => Promise.all(texts.map((text) => call(readQuickOrder, { body: { text } }))),
    onSuccess: (answers) => list.begin(answers, left?.version),
  })
  const read = (texts: string[]) => texts.length > 0 && reading.mutate(texts)
  const begin = useEffectEvent(() => read(left ? textsOf(left) : textsOf(sharedList(shared))))
  useEffect(() => void begin(), [])

  const { base, lines, open, isChanged } = list
  useEffect(() => {
    if (!isChanged) return
    const wanted = lines.map(({ product, qty, custNumber }) => ({ number: product.number, qty, custNumber }))
    keepLeft({ by, list: name }, { lines: wanted, open: open.map(({ typed }) => typed), version: base?.version })
  }, [by, name, isChanged, base, lines, open])

  return {
    wasLeft: left !== undefined,
    busy: reading.isPending,
    failed: reading.error,
    retry: () => begin(),
    /** Forgets what was left, and begins anew. */
    discard: () => {
      forgetLeft()
      setLeft(undefined)
      reading.reset()
      list.startOver()
      read(textsOf(sharedList(shared)))
    },
  }
}

const sharedList = (shared: Shared) => ({ lines: shared.map((line) => ({ ...line, custNumber: '' })), open: [] })
