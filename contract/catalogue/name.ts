import Type from 'typebox'
import { Nullable } from '../wire.ts'

/** What a product is called. */
export const ProductName = {
  name: Type.String({ description: 'In English' }),
  names: Nullable(
    Type.Record(Type.String(), Type.String(), {
      description: 'In other languages, by their codes; null where it is named in none',
    }),
  ),
}
