/** A cell of a file that a spreadsheet reads as text: none begins with what it would take for a formula (invariant 37). */
export const plainCell = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** The text of a cell as it was before `plainCell`. */
export const textOfCell = (cell: string) => (/^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)

/** Why a cell of a text does not say what was meant: a long number without its last digits, 3,40434E+19, or a formula that failed, `#N/A`. */
export function readCellFault(text: string): 'digits' | 'failed' | undefined {
  const cell = text.trim()
  if (/^(?:\d[.,])?\d{1,15}E\+\d{1,3}$/i.test(cell)) return 'digits'
  return failures.has(cell.toUpperCase()) ? 'failed' : undefined
}

/** As spreadsheets write them in the languages of those who send files. */
const failures = new Set(
  [
    '#N/A #REF! #VALUE! #NUM! #NAME? #DIV/0! #NULL! #SPILL! #CALC!',
    '#NV #BEZUG! #WERT! #ZAHL! #VALEUR! #NOMBRE! #NOM? #NUL! #N/D #N/D! #RIF! #VALORE! #NOME? #NULLO!',
    '#ADR! #ARG! #LICZBA! #NAZWA? #DZIEL/0! #ZERO! #VERW! #WAARDE! #GETAL! #NAAM? #DEEL/0! #LEEG!',
  ].flatMap((words) => words.split(' ')),
)
