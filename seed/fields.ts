/** One record of a file to import, as text by the names of its columns. */
export type Fields = Record<string, string>
