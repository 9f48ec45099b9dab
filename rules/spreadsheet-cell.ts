/** A cell of a file that a spreadsheet reads as text: none begins with what it would take for a formula (invariant 37). */
export const plainCell = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

/** The text of a cell as it was before `plainCell`. */
export const textOfCell = (cell: string) => (/^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell)
