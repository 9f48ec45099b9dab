import type { ReturnRefusal } from '../../../../../rules/return/return.ts'
import type { CallFailed } from '../../../../api/call.ts'

/** What the server finds wrong with a return, by field: each with its own reason where it says that, else with that of the refusal. */
export function readFaults({ reason, fields, details }: CallFailed): Record<string, ReturnRefusal> {
  const { faults }: { faults?: unknown } = Object(details)
  const refusals = (Array.isArray(faults) ? faults : []).map(Object).flatMap((fault): [string, ReturnRefusal][] => {
    return typeof fault.field === 'string' ? [[fault.field, fault.reason]] : []
  })
  if (refusals.length > 0) return Object.fromEntries(refusals.reverse())
  return /^return/.test(reason) ? Object.fromEntries(fields.map((field) => [field, reason as ReturnRefusal])) : {}
}
