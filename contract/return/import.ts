import Type from 'typebox'
import { type ReturnReason, returnReasons } from '../../rules/return/return.ts'
import { largestReturnImport } from '../../rules/return/return-import.ts'
import { endpoint, FileContent } from '../endpoint.ts'
import { TableQuery, TableRead } from '../table-file.ts'
import { Nullable } from '../wire.ts'
import { ReturnKind } from './parts.ts'
import { ReturnableLine } from './return.ts'

const path = '/clientsystem/rma/import'

const ImportRow = Type.Object(
  {
    row: Type.Integer({ description: 'Where it stands in the file' }),
    orderno: Type.String({ description: 'As it was typed, like the number' }),
    number: Type.String(),
    qty: Nullable(Type.Integer({ description: 'Pieces; null where none were read' })),
    batchNumber: Type.String(),
    reason: Type.Unsafe<ReturnReason | null>({ enum: [...returnReasons, null] }),
    otherReason: Type.String(),
    answer: Type.Enum(['ok', 'ask', 'refused'], {
      description: 'One line is meant, the customer chooses among several, or none can come back',
    }),
    msg: Nullable(Type.String({ description: 'Why it is refused' })),
    choices: Type.Array(ReturnableLine, { description: 'The lines that are meant, the newest order first' }),
  },
  { title: 'ReturnImportRow' },
)

export const readReturnImport = endpoint({
  method: 'POST',
  path,
  access: 'cust:rma',
  summary:
    'Read a CSV or XLSX file of returns: order or PO number, product number, pieces, batch, reason, description. Answers for each row which order line it means, and whether it may come back. Changes nothing; at most 200 rows.',
  query: Type.Object({ type: Type.Optional(ReturnKind), ...TableQuery }),
  upload: { bytes: largestReturnImport, files: 1, missing: 'return.file_required' },
  reply: Type.Object({ rows: Type.Array(ImportRow), table: TableRead }, { title: 'ReturnImport' }),
})

export const getReturnImportTemplate = endpoint({
  method: 'GET',
  path: `${path}/template`,
  access: 'cust:rma',
  summary: 'Retrieve an empty file for returns, with the column names in the language of the call.',
  query: Type.Object({ format: Type.Enum(['csv', 'xlsx']) }),
  binary: true,
  reply: FileContent,
})
