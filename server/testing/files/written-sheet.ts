import { read, utils } from '@e965/xlsx'

/** The values of the first sheet of a file that we wrote, numbers as numbers; null where a cell is empty. */
export function valuesIn(bytes: Uint8Array): (string | number | null)[][] {
  const { Sheets, SheetNames } = read(bytes, { type: 'array' })
  const sheet = Sheets[SheetNames[0] ?? '']
  return sheet ? utils.sheet_to_json(sheet, { header: 1, defval: null }) : []
}
