/** The query of an address as plain strings: what is typed or shared stays as it is, `?keyword=106` is no number. */
export const readQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

export function writeQuery(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}
