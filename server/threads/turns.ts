import { Refusal } from '../http/refuse.ts'

type Bounds = {
  /** So many are at work at once. */
  atOnce: number
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
  signal?: AbortSignal | undefined
}

type Waiter = { person: string; go: () => void }

/**
 * Takes turns at what is scarce. Those who wait take turns person by person, so that the many wishes of one do not hold
 * up the single one of another.
 */
export function turnsOf({ atOnce, waiting, waitingOfOne, retryAfter }: Bounds) {
  let atWork = 0
  const first = lineOf()
  const then = lineOf()

  const wait = ({ person, first: goesFirst = false, signal }: Turn) =>
    new Promise<void>((resolve, reject) => {
      const line = goesFirst ? first : then
      if (line.countOf(person) >= waitingOfOne) return reject(new Refusal('request.too_many', { retryAfter }))
      if (line.count() >= waiting) return reject(new Refusal('server.unavailable', { retryAfter }))
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

  return async function take<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    turn.signal?.throwIfAborted()
    // Whoever is called takes the place of the one who calls, so that nobody comes between.
    if (atWork < atOnce) atWork++
    else await wait(turn)
    try {
      return await work()
    } finally {
      const next = first.next() ?? then.next()
      if (next) next.go()
      else atWork--
    }
  }
}

/** Who waits, in turns of persons: who was called goes to the end. */
function lineOf() {
  const persons = new Map<string, Waiter[]>()
  let count = 0
  const leave = (person: string, rest: Waiter[]) => {
    count--
    persons.delete(person)
    if (rest.length > 0) persons.set(person, rest)
  }
  return {
    count: () => count,
    countOf: (person: string) => persons.get(person)?.length ?? 0,
    add(waiter: Waiter) {
      count++
      persons.set(waiter.person, [...(persons.get(waiter.person) ?? []), waiter])
    },
    remove(waiter: Waiter) {
      const rest = persons.get(waiter.person) ?? []
      const without = rest.filter((other) => other !== waiter)
      if (without.length < rest.length) leave(waiter.person, without)
    },
    next(): Waiter | undefined {
      const [person, [waiter, ...rest] = []] = persons.entries().next().value ?? []
      if (person !== undefined) leave(person, rest)
      return waiter
    },
  }
}
