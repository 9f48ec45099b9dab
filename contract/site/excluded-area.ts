import Type from 'typebox'
import { longestAreaPostcode, mostExcludedAreas } from '../../rules/shipping/excluded-area.ts'
import { endpoint } from '../endpoint.ts'
import { Warehouse } from '../wire.ts'

export const ExcludedAreas = Type.Array(
  Type.Object(
    {
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      postcode: Type.String({
        pattern: `^[A-Z0-9]{1,${longestAreaPostcode}}$`,
        description: 'How its postcodes begin, in capitals and without signs between: `35`',
      }),
    },
    { title: 'ExcludedArea' },
  ),
  { maxItems: mostExcludedAreas },
)

export const changeExcludedAreas = endpoint({
  method: 'PUT',
  path: '/staff/site/warehouses/:code/excluded-areas',
  access: 'staff:sites',
  summary:
    'Set to which areas a warehouse does not send, by country and the beginning of the postcode, for new orders.',
  params: Type.Object({ code: Warehouse }),
  body: Type.Object({ areas: ExcludedAreas }),
  reply: Type.Null(),
})
