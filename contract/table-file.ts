import Type from 'typebox'
import { tableEncodings } from '../rules/table-file/table-file.ts'
import { Nullable } from './wire.ts'

/** How a call of a table file says which of its readings is meant. */
export const TableQuery = {
  sheet: Type.Optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'The sheet to be read; without it the first that fits' }),
  ),
  encoding: Type.Optional(
    Type.Enum([...tableEncodings], { description: 'One of those that `table.letters` (50121) offered in `details`' }),
  ),
}

/** What of a table file was read, as every endpoint answers it that takes one. */
export const TableRead = Type.Object(
  {
    sheet: Nullable(Type.String({ description: 'The sheet that was read; null of a CSV file' })),
    otherSheets: Type.Array(Type.String(), { description: 'Sheets whose columns fit as well' }),
    cellsBeside: Type.Integer({
      description: 'Cells under no heading, before the first column or behind the last: they are left out',
    }),
    firstBeside: Nullable(Type.String({ description: 'The first of them, such as F2' })),
  },
  { title: 'TableRead' },
)
