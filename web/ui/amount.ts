/**
 * The amount that somebody typed, with a comma or a point: null for an empty field, undefined for what is none, or has
 * more than two decimals.
 */
export function amountIn(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s\u00a0\u202f]/g, '')
  if (text === '') return null
  return /^\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
