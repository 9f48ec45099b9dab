import Type from 'typebox'
import { longestCode } from '../../rules/catalogue/product/number.ts'
import { unmarkedPattern } from '../../rules/text-input/direction-marks.ts'

/** A number of a product, or what a scanner reads of one. */
export const ScannedNumber = Type.String({
  minLength: 1,
  maxLength: longestCode,
  pattern: unmarkedPattern,
  description: 'A number of a product, a barcode, or a label or an address of GS1',
})
