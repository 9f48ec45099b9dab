import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Reply } from '../../../contract/endpoint.ts'
import { getInfo } from '../../../contract/me/session.ts'
import { CallFailed, readAnswer, toWireRequest } from '../call.ts'
import { overHttp } from '../http/over-http.ts'
import { findTransportBy, type Transport, transport } from '../http/transport.ts'
import { sessionQuery } from './session.ts'
import { forgetTyped, signedOut } from './sign-out.ts'
import { goOnWith, isOfOtherTab, readToken } from './token.ts'

/** Keeps the pages of this window those of one account (`guardSession`). */
export function useSessionGuard() {
  const queries = useQueryClient()
  useEffect(() => guardSession(() => queries.getQueryData(sessionQuery.queryKey)?.user.accountId), [queries])
}

/**
 * A window shows the pages of one account, and what is done in it is done by that account. Where another account has signed in in
 * another tab of this browser, or this one has signed out there, the window reloads: at once, when it is looked at
 * again, and before any call is sent. The same account with another token goes on where it is.
 */
export function guardSession(whose: () => number | undefined, reloadWindow = () => location.reload()) {
  let looking: Promise<void> | undefined

  async function look() {
    const token = readToken()
    const [was, now] = [whose(), token === undefined ? undefined : await findHolder()]
    if (was === undefined || was === now) return goOnWith(token)
    if (now !== undefined) forgetTyped()
    reloadWindow()
    // The page does nothing more.
    await new Promise(() => {})
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const settle = () => {
    // Without an answer the next call asks again.
    if (isOfOtherTab()) lookOnce().catch(() => {})
  }

  const ends = [hearOtherTabs(settle), guardCalls(lookOnce), noticeReturn(settle)]
  settle()
  return () => {
    for (const end of ends) end()
  }
}

/** Notifies other tabs of the account here, and listens for sign-ins and sign-outs there. */
function hearOtherTabs(settle: () => void) {
  const [signedInChannel, signedOutChannel] = [new BroadcastChannel('signed in'), new BroadcastChannel(signedOut)]
  signedInChannel.onmessage = settle
  signedOutChannel.onmessage = () => {
    forgetTyped()
    settle()
  }
  signedInChannel.postMessage(null)
  return () => {
    signedInChannel.close()
    signedOutChannel.close()
  }
}

/** When the window is looked at again. */
function noticeReturn(settle: () => void) {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('focus', settle, { signal })
  addEventListener('pageshow', settle, { signal })
  document.addEventListener('visibilitychange', settle, { signal })
  return () => listening.abort()
}

let lookFirst: (() => Promise<void>) | undefined

/** Where another tab has changed the token, this resolves once the token is known to be of the same account. */
export const waitForSameAccount = async () => {
  if (isOfOtherTab()) await lookFirst?.()
}

/** From now on no call is sent by a token of another tab before it is known whose it is. */
function guardCalls(look: () => Promise<void>) {
  const usual = transport()
  const guarded: Transport = {
    ...usual,
    // What is sent while a page is left has no time to wait.
    wire: (sent) => (isOfOtherTab() ? look().then(() => usual.wire(sent)) : usual.wire(sent)),
  }
  lookFirst = look
  findTransportBy(() => guarded)
  return () => {
    lookFirst = undefined
    findTransportBy(() => usual)
  }
}

/** The account of the browser's token; undefined where it is no longer valid. */
async function findHolder(): Promise<number | undefined> {
  try {
    return readAnswer<Reply<typeof getInfo>>(await overHttp(toWireRequest(getInfo, {}))).user.accountId
  } catch (failed) {
    if (failed instanceof CallFailed && failed.code === 401) return undefined
    throw failed
  }
}
