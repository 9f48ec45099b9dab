type Page = { limit: number; offset: number }

/**
 * A page of rows that each carry how many there are in all, and that number; behind the last page, where no row carries
 * it, it is asked of the first.
 */
export async function rowsAndTotal<P extends Page, Row extends { total: number }>(
  page: P,
  read: (page: P) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await read(page)
  const [counted] = rows.length === 0 && page.offset > 0 ? await read({ ...page, limit: 1, offset: 0 }) : rows
  return { rows, total: counted?.total ?? 0 }
}
