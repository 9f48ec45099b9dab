/** Words of returns, for staff. */
export const texts = {
  'return_desk.credit_reason': 'Return {number}',
  'return_desk.credit_reason_fee': 'Return {number}, less a restocking fee of {fee}%',
}
