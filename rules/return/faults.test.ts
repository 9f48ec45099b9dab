import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReturnableLine, type ReturnDraft, type ReturnLineDraft, returnFaults } from './faults.ts'

const line = (part: Partial<ReturnLineDraft> = {}): ReturnLineDraft => ({
  orderId: 1,
  position: 1,
  quantity: 1,
  batchNumber: 'B-1',
  reason: 'leaking',
  otherReason: '',
  ...part,
})
const draft = (part: Partial<ReturnDraft> = {}): ReturnDraft => ({
  type: 'quality',
  forwarder: '',
  otherForwarder: '',
  hasAddress: true,
  note: 'It leaks.',
  lines: [line()],
  ...part,
})
const whole: ReturnableLine = { isDelivered: true, returnable: 5, isLate: false }
const faultsOf = (part: Partial<ReturnDraft>, found: Partial<ReturnableLine> | null = {}) =>
  returnFaults(draft(part), () => (found ? { ...whole, ...found } : null)).map(
    ({ field, reason }) => `${field} ${reason}`,
  )
const ofLine = (part: Partial<ReturnLineDraft>, found?: Partial<ReturnableLine> | null) =>
  faultsOf({ lines: [line(part)] }, found)

test('what is complete has no fault', () => expect(faultsOf({})).toEqual([]))

// Each line of specification section 5 about RMA.
test.each([
  ['order status all delivered', ofLine({}, { isDelivered: false }), ['lines.0.number return.order_not_delivered']],
  ['not above the order quantity', ofLine({ quantity: 6 }), ['lines.0.quantity return.too_many_pieces']],
  ['number required', ofLine({}, null), ['lines.0.number return.number_required']],
  ['reason required for quality', ofLine({ reason: null }), ['lines.0.reason return.reason_required']],
  ['batch required for quality', ofLine({ batchNumber: '' }), ['lines.0.batchNumber return.batch_required']],
  ['return address required', faultsOf({ hasAddress: false }), ['addressId return.address_required']],
  ["name required when 'Others'", faultsOf({ forwarder: 'others' }), ['otherForwarder return.forwarder_required']],
  ['other reason required', ofLine({ reason: 'other' }), ['lines.0.otherReason return.other_reason_required']],
  ['note not empty', faultsOf({ note: '' }), ['note return.note_required']],
  ['product required', faultsOf({ lines: [] }), ['lines return.product_required']],
  ['invalid quantity', ofLine({ quantity: 0 }), ['lines.0.quantity return.quantity_invalid']],
  ['half a piece', ofLine({ quantity: 1.5 }), ['lines.0.quantity return.quantity_invalid']],
  ['past its term', ofLine({}, { isLate: true }), ['lines.0.number return.late']],
  ['the same twice', faultsOf({ lines: [line(), line({ batchNumber: 'b-1' })] }), ['lines.1.number return.line_twice']],
])('%s', (_, found, expected) => expect(found).toEqual(expected))

test('a shortage needs neither batch nor reason; a forwarder of ours needs no name', () => {
  expect(faultsOf({ type: 'lessShipping', lines: [line({ batchNumber: '', reason: null })] })).toEqual([])
  expect(faultsOf({ forwarder: 'others', otherForwarder: 'Kuipers' })).toEqual([])
  expect(faultsOf({ forwarder: 'DHL' })).toEqual([])
})

test('several batches of one line together are never more than may come back', () => {
  const batches = fc.uniqueArray(
    fc.record({ quantity: fc.integer({ min: 1, max: 9 }), batchNumber: fc.string({ minLength: 1, maxLength: 3 }) }),
    {
      selector: ({ batchNumber }) => batchNumber.toUpperCase(),
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(batches, fc.integer({ min: 0, max: 30 }), (lines, returnable) => {
      const faults = returnFaults(draft({ lines: lines.map((one) => line(one)) }), () => ({ ...whole, returnable }))
      const sum = lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
      expect(faults.some(({ reason }) => reason === 'return.too_many_pieces')).toBe(sum > returnable)
    }),
  )
})
