/** What the makers' products and ours are called. */
export const makeText = { original: 'list.original', own: 'product.own_make' } as const
