import { orNotFound } from '../../../http/refuse.ts'
import { noteChange, type StaffChange } from '../../../staff/staff-change.ts'
import { findAccessibleReturn } from './return.staff.ts'
import { loadStaffReturn } from './staff-return.ts'

type Step = { action: string; facts?: object; apply: () => Promise<unknown> }

/** Changes a return of the caller's sites and notes it; every other one is not found. Answers how it stands now. */
export async function changeReturn(change: StaffChange, returnId: number, { action, facts, apply }: Step) {
  const { tx, call } = change
  const before = orNotFound(await findAccessibleReturn(tx, call.caller, returnId))
  await apply()
  const detail = await loadStaffReturn(tx, call.caller, returnId, call.now)
  await noteChange(change, before, {
    action: 'return.changed',
    subject: `return ${before.rmaNumber}`,
    after: { step: action, status: detail.status, ...facts },
  })
  return detail
}
