/**
 * The amount that was typed, with a comma or a point: null for an empty field, undefined for what is none, or has
 * more than two decimals.
 */
export function amountIn(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (text === '') return null
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}

/** An amount as a user would type it, with two decimals; `number` formats numbers in their language. */
export const toAmountInput = (amount: number, number: (value: number) => string) =>
  amount.toFixed(2).replace('.', number(1.5).charAt(1))
