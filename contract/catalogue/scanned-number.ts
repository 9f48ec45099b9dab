import Type from 'typebox'
import { unmarkedPattern } from '../../rules/direction-marks.ts'
import { longestCode } from '../../rules/product/number.ts'

/** A number of a product, or what a scanner reads of one. */
export const ScannedNumber = Type.String({
  minLength: 1,
  maxLength: longestCode,
  pattern: unmarkedPattern,
  description: 'A number of a product, a barcode, or a label or an address of GS1',
})
