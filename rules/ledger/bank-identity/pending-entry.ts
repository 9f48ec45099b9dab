import { addDays } from '../../shipping/day.ts'
import { bankReference, contentKey, type EntryContent } from './entry-content.ts'

/** Days after which what was not booked is shown no more. */
export const pendingDays = 14

/** What a bank has announced and not booked yet: the day on which it expects to book it, if it says one, and that of the first file. */
export type PendingContent = Omit<EntryContent, 'bookedOn'> & { expectedOn: string | null; seenOn: string }

type MayBe = (pending: PendingContent, other: EntryContent) => boolean

/** Which pending payments of a file were announced before, by place; each is met once. */
export const findAnnouncedBefore = (pending: readonly PendingContent[], before: readonly PendingContent[]) =>
  meet(pending, before.map(toContent), ({ expectedOn }, { bookedOn }) => (expectedOn ?? '') === bookedOn)

/** As which entry each was booked, by place; each entry books one. */
export const findBooked = (pending: readonly PendingContent[], booked: readonly EntryContent[]) =>
  meet(pending, booked, ({ expectedOn, seenOn }, { bookedOn }) => {
    const day = expectedOn ?? seenOn
    // A payment that comes every month is another one.
    return bookedOn >= addDays(day, -1) && bookedOn <= addDays(day, pendingDays)
  })

const toContent = ({ expectedOn, seenOn: _, ...content }: PendingContent): EntryContent => ({
  ...content,
  bookedOn: expectedOn ?? '',
})

/** By the bank's reference, else by all words, else by the account of the payer; each with its amount. Words come late at some banks. */
const keys = [
  (entry: EntryContent) => bankReference(entry) && `${amountKey(entry)} ${bankReference(entry)}`,
  (entry: EntryContent) => contentKey({ ...entry, bookedOn: '' }),
  (entry: EntryContent) => entry.counterparty.account && `${amountKey(entry)} ${entry.counterparty.account}`,
]

const amountKey = ({ amount, currency, direction }: EntryContent) => `${amount} ${currency} ${direction}`

function meet(pending: readonly PendingContent[], others: readonly EntryContent[], mayBe: MayBe): Map<number, number> {
  const met = new Map<number, number>()
  let unmatched = others.map((entry, place) => ({ entry, place }))
  for (const toKey of keys) {
    const places = Map.groupBy(unmatched, ({ entry }) => toKey(entry))
    for (const [at, one] of pending.entries()) {
      const key = toKey(toContent(one))
      if (met.has(at) || key === '') continue
      const same = places.get(key) ?? []
      const found = same.findIndex(({ entry }) => mayBe(one, entry))
      const [taken] = found < 0 ? [] : same.splice(found, 1)
      if (taken) met.set(at, taken.place)
    }
    unmatched = [...places.values()].flat()
  }
  return met
}
