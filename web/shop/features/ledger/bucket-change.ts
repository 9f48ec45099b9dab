import type { AgeingBucket } from '../../../../rules/ledger/item.ts'

/** How the address changes when a bucket is chosen, or chosen again: the list is narrowed to it, or no longer. */
export const bucketChange = (bucket: AgeingBucket, chosen: AgeingBucket | undefined) => ({
  bucket: bucket === chosen ? undefined : bucket,
  page: undefined,
})
