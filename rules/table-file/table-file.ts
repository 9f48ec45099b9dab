/** Why a file that an office sends is no table, or not yet one, where something can be done about it. */
export type TableRefusal =
  | 'table.letters'
  | 'table.encoding'
  | 'table.sheet'
  | 'table.sheets'
  | 'table.web_page'
  | 'table.password'

/** The encodings beside Unicode in which Windows and Macs of our customers write CSV files. */
export const tableEncodings = ['windows-1252', 'windows-1250', 'iso-8859-2', 'iso-8859-15', 'macintosh'] as const
export type TableEncoding = (typeof tableEncodings)[number]

/** How a file is to be read that can be read in several ways: one of its sheets by name, one of the encodings that were offered. */
export type TableChoice = { sheet?: string; encoding?: TableEncoding }

/** What of a file was read. */
export type TableRead = {
  /** Null of a CSV file. */
  sheet: string | null
  /** Those whose columns fit as well. */
  otherSheets: string[]
  /** Cells under no heading, before the first column or behind the last: they are left out. */
  cellsBeside: number
  /** The first of them, such as F2. */
  firstBeside: string | null
}

/** Some lines of a file in one of its encodings; `differs` where another writes other letters. */
export type LettersReading = {
  encoding: TableEncoding
  lines: { line: number; parts: { text: string; differs: boolean }[] }[]
}

/** What `table.letters` and `table.sheets` carry: what there is to choose from. */
export type TableQuestion = { readings: LettersReading[] } | { sheets: string[] }
