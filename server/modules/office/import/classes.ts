import { sql } from 'kysely'
import { kindOfClass } from '../../../../rules/catalogue/product/catalogue.ts'
import { pictureFamilies } from '../../../../rules/catalogue/product/picture/family.ts'
import { BadField, type Row, readChoice, requiredWholeNumber } from '../../../spreadsheets/fields.ts'
import { type Cell, readCell } from './cell.ts'
import { countStored, type ImportKind } from './kinds.ts'

type ClassLine = { line: number; classId: number; drawnAs: Cell<string> }

/** What the pictures of a class show: class_id, and drawn_as, a family of pictures; cleared: what its products are. */
export const classes: ImportKind<ClassLine> = {
  name: 'classes',
  columns: ['class_id', 'drawn_as'],
  batchSize: 100,
  read: (row) => {
    const classId = requiredWholeNumber(row, 'class_id')
    if (!kindOfClass(classId)) throw new BadField(`there is no class ${classId}`)
    return { line: row.line, classId, drawnAs: readCell(row, 'drawn_as', readFamily) }
  },
  keyOf: ({ classId }) => String(classId),
  store: async (tx, lines, report) => {
    const { numAffectedRows = 0n } = await sql`
      update classes c set drawn_as = i."drawnAs"
        from json_to_recordset(${JSON.stringify(lines.filter(({ drawnAs }) => drawnAs !== undefined))}) as i ("classId" integer, "drawnAs" text)
       where c.id = i."classId" and c.drawn_as is distinct from i."drawnAs"
    `.execute(tx)
    countStored(report, lines.length, { added: 0, changed: Number(numAffectedRows) })
  },
}

const readFamily = (row: Row, column: string) => readChoice(row, column, pictureFamilies)
