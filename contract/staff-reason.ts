import Type from 'typebox'
import { longestStaffReason } from '../rules/fulfilment/order-management.ts'

/** Why staff change something: for the record, and where the change says so for its customer. */
export const Reason = Type.String({ minLength: 1, maxLength: longestStaffReason, pattern: '\\S' })
