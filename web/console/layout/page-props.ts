export type PageProps = {
  /** Of what the page is about, where it is about one thing; undefined for what cannot be a number. */
  id: number | undefined
  /** The same as it stands in the address, for what is named by letters. */
  code: string
}
