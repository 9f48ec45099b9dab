import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { toolbarPath } from '../../../../../rules/basket/toolbar.ts'
import { allButSession } from '../../../../api/queries.ts'
import { sessionQuery } from '../../../../api/session/session.ts'
import { holdToken } from '../../../../api/session/token.ts'
import { awaitToken } from '../../../../api/session/token-transfer.ts'

/**
 * Signs in where no cookie can be had: a window of ours, which has its own, hands the token over. `isBlocked` where the
 * browser did not open it.
 */
export function useSignInWindow() {
  const queries = useQueryClient()
  const router = useRouter()
  const [isBlocked, setBlocked] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const take = async (token: string) => {
    holdToken(token)
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await queries.invalidateQueries(allButSession)
    await router.invalidate()
  }
  const open = () => {
    stop.current?.()
    const opened = window.open(`${toolbarPath}?signin=1`, 'aster-sign-in', 'popup,width=480,height=680')
    setBlocked(opened === null)
    if (opened) stop.current = awaitToken(opened, (token) => void take(token))
  }
  return { open, isBlocked }
}
