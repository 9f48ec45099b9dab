import { Refusal } from '../http/refuse.ts'

type Bounds = {
  /** So many are at work at once, and of one caller; all of them may be theirs without that. */
  atOnce: number
  atOnceOfOne?: number
  /** So many wait in all, and of one caller; beyond them is refused with the seconds to wait. */
  waiting: number
  waitingOfOne: number
  retryAfter: number
}

type Turn = {
  /** Whose share it takes: an account, or an address of the network. */
  callerId: string
  /** Goes before everybody who waits without it, and is not counted with them. */
  first?: boolean
  /** Goes on with what had a turn before, and is not refused in the midst of it. */
  begun?: boolean
  signal?: AbortSignal | undefined
}

type QueuedTurn = { callerId: string; go: () => void }

/**
 * Takes turns at what is scarce. Those who wait take turns caller by caller, those with few requests before those with many, so
 * that the many requests of some do not hold up the single one of another.
 */
export function makeTurns(bounds: Bounds) {
  const enter = makeEntrance(bounds)
  return async function take<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const entered = enter(turn)
    // Where there is room, it begins at once.
    const leave = typeof entered === 'function' ? entered : await entered
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

/** The same for work that ends elsewhere: who has come in calls what they got when they are done, once. */
export function makeEntrance({ atOnce, atOnceOfOne = atOnce, waiting, waitingOfOne, retryAfter }: Bounds) {
  let atWork = 0
  let releasedCount = 0
  const atWorkOf = new Map<string, number>()
  const first = toLine()
  const then = toLine()

  const mayGo = (callerId: string) => atWork < atOnce && (atWorkOf.get(callerId) ?? 0) < atOnceOfOne
  const count = (callerId: string, change: number) => {
    atWork += change
    const own = (atWorkOf.get(callerId) ?? 0) + change
    if (own === 0) atWorkOf.delete(callerId)
    else atWorkOf.set(callerId, own)
  }

  const wait = ({ callerId, first: goesFirst = false, begun = false, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const line = goesFirst ? first : then
      if (!begun && line.countOf(callerId) >= waitingOfOne) {
        return reject(new Refusal('request.too_many', { retryAfter }))
      }
      if (!begun && line.count() >= waiting) return reject(new Refusal('server.unavailable', { retryAfter }))
      const giveUp = () => {
        line.remove(waiter)
        reject(signal?.reason)
      }
      const go = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const waiter = { callerId, go }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.add(waiter)
    })

  const leave = (callerId: string) => () => {
    count(callerId, -1)
    // Whoever is called takes the place at once, so that nobody comes between.
    releasedCount += 1
    const byTurnAlone = releasedCount % turnsBetween === 0
    const next = first.next(mayGo, byTurnAlone) ?? then.next(mayGo, byTurnAlone)
    if (!next) return
    count(next.callerId, 1)
    next.go()
  }

  return function enter(turn: Turn): (() => void) | Promise<() => void> {
    turn.signal?.throwIfAborted()
    if (!mayGo(turn.callerId)) return wait(turn).then(() => leave(turn.callerId))
    count(turn.callerId, 1)
    return leave(turn.callerId)
  }
}

// So that whoever has many requests waits longer than others, but not for as long as others come.
const turnsBetween = 4

/** Of those who wait with about as many, nobody goes before the others: up to 3, up to 15, up to 63. */
const waitingGrade = (waiters: readonly QueuedTurn[]) => Math.floor(Math.log(waiters.length) / Math.log(4))

/** Who waits, in turns of callers: who was called goes to the end. */
function toLine() {
  const waitersByCaller = new Map<string, QueuedTurn[]>()
  let count = 0
  const leave = (callerId: string, rest: QueuedTurn[]) => {
    count--
    waitersByCaller.delete(callerId)
    if (rest.length > 0) waitersByCaller.set(callerId, rest)
  }
  return {
    count: () => count,
    countOf: (callerId: string) => waitersByCaller.get(callerId)?.length ?? 0,
    add(waiter: QueuedTurn) {
      count++
      waitersByCaller.set(waiter.callerId, [...(waitersByCaller.get(waiter.callerId) ?? []), waiter])
    },
    remove(waiter: QueuedTurn) {
      const rest = waitersByCaller.get(waiter.callerId) ?? []
      const without = rest.filter((other) => other !== waiter)
      if (without.length < rest.length) leave(waiter.callerId, without)
    },
    /** The next one of those who may go now: of those with the fewest requests, or by turn alone. */
    next(mayGo: (callerId: string) => boolean, byTurnAlone: boolean): QueuedTurn | undefined {
      let least = Number.POSITIVE_INFINITY
      let called: string | undefined
      for (const [callerId, waiters] of waitersByCaller) {
        const grade = byTurnAlone ? 0 : waitingGrade(waiters)
        if (grade >= least || !mayGo(callerId)) continue
        least = grade
        called = callerId
      }
      if (called === undefined) return undefined
      const [waiter, ...rest] = waitersByCaller.get(called) ?? []
      leave(called, rest)
      return waiter
    },
  }
}
