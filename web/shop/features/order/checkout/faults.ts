import type { Preview } from '../queries.ts'

/** What is missing is shown when the buyer tries to place the order; what is wrong at once. */
const missingReasons = ['order_file.missing', 'forwarder.missing', 'forwarder.name_missing']

/** What keeps the order from being placed, at this field of the request. */
export const faultAt = ({ faults }: Preview, field: string, tried: boolean) =>
  faults.find((fault) => fault.field === field && (tried || !missingReasons.includes(fault.reason)))?.msg
