import { Refusal } from '../http/refuse.ts'

type Bounds = {
  /** So many are at work at once, and of one person; all of them may be theirs without that. */
  atOnce: number
  atOnceOfOne?: number
  /** So many wait in all, and of one person; beyond them is refused with the seconds to wait. */
  waiting: number
  waitingOfOne: number
  retryAfter: number
}

type Turn = {
  /** Whose share it takes: an account, or an address of the network. */
  person: string
  /** Goes before everybody who waits without it, and is not counted with them. */
  first?: boolean
  /** Goes on with what had a turn before, and is not refused in the midst of it. */
  begun?: boolean
  signal?: AbortSignal | undefined
}

type QueuedTurn = { person: string; go: () => void }

/**
 * Takes turns at what is scarce. Those who wait take turns person by person, who has few requests before who has many, so
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

  const mayGo = (person: string) => atWork < atOnce && (atWorkOf.get(person) ?? 0) < atOnceOfOne
  const count = (person: string, change: number) => {
    atWork += change
    const own = (atWorkOf.get(person) ?? 0) + change
    if (own === 0) atWorkOf.delete(person)
    else atWorkOf.set(person, own)
  }

  const wait = ({ person, first: goesFirst = false, begun = false, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const line = goesFirst ? first : then
      if (!begun && line.countOf(person) >= waitingOfOne) {
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
      const waiter = { person, go }
      signal?.addEventListener('abort', giveUp, { once: true })
      line.add(waiter)
    })

  const leave = (person: string) => () => {
    count(person, -1)
    // Whoever is called takes the place at once, so that nobody comes between.
    releasedCount += 1
    const byTurnAlone = releasedCount % turnsBetween === 0
    const next = first.next(mayGo, byTurnAlone) ?? then.next(mayGo, byTurnAlone)
    if (!next) return
    count(next.person, 1)
    next.go()
  }

  return function enter(turn: Turn): (() => void) | Promise<() => void> {
    turn.signal?.throwIfAborted()
    if (!mayGo(turn.person)) return wait(turn).then(() => leave(turn.person))
    count(turn.person, 1)
    return leave(turn.person)
  }
}

// So that whoever has many requests waits longer than others, but not for as long as others come.
const turnsBetween = 4

/** Of those who wait with about as many, nobody goes before the others: up to 3, up to 15, up to 63. */
const waitingGrade = (waiters: readonly QueuedTurn[]) => Math.floor(Math.log(waiters.length) / Math.log(4))

/** Who waits, in turns of people: who was called goes to the end. */
function toLine() {
  const people = new Map<string, QueuedTurn[]>()
  let count = 0
  const leave = (person: string, rest: QueuedTurn[]) => {
    count--
    people.delete(person)
    if (rest.length > 0) people.set(person, rest)
  }
  return {
    count: () => count,
    countOf: (person: string) => people.get(person)?.length ?? 0,
    add(waiter: QueuedTurn) {
      count++
      people.set(waiter.person, [...(people.get(waiter.person) ?? []), waiter])
    },
    remove(waiter: QueuedTurn) {
      const rest = people.get(waiter.person) ?? []
      const without = rest.filter((other) => other !== waiter)
      if (without.length < rest.length) leave(waiter.person, without)
    },
    /** The next one of those who may go now: of those with the fewest requests, or by turn alone. */
    next(mayGo: (person: string) => boolean, byTurnAlone: boolean): QueuedTurn | undefined {
      let least = Number.POSITIVE_INFINITY
      let called: string | undefined
      for (const [person, waiters] of people) {
        const grade = byTurnAlone ? 0 : waitingGrade(waiters)
        if (grade >= least || !mayGo(person)) continue
        least = grade
        called = person
      }
      if (called === undefined) return undefined
      const [waiter, ...rest] = people.get(called) ?? []
      leave(called, rest)
      return waiter
    },
  }
}
