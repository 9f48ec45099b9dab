import type { Listener } from '../db/listener.ts'

/** The channel on which the database tells that something has changed that visitors see; see migration 0010. */
const channel = 'seen_by_visitors'

export type Changes = {
  /** Another number after each change; null while nobody would tell of one. */
  version: () => number | null
}

/**
 * Listens to the database, so that every instance of the shop learns at once what any of them has changed. What changed while the line
 * was broken is unknown, so the version is another one then, too.
 */
export async function watchChanges(listener: Listener): Promise<Changes> {
  let version = 0
  // Through some poolers a line listens and never hears anything.
  let hasHeard = false
  await listener.hear(channel, {
    heard: () => {
      version += 1
      hasHeard = true
    },
    lost: () => {
      hasHeard = false
    },
    opened: (notify) => notify(),
  })
  return { version: () => (hasHeard ? version : null) }
}
