import { Zip, ZipPassThrough } from 'fflate'

/** `modifiedOn` is an ISO date. */
export type ZipFile = { name: string; bytes: Uint8Array; modifiedOn: string }

/**
 * A ZIP of files as they come, one in memory at a time. They are stored as they are, as PDFs are packed already; the same files give the
 * same bytes.
 */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for await (const { name, bytes, modifiedOn } of files) {
    const entry = new ZipPassThrough(name)
    // A ZIP knows no zones: the day as it is, wherever the server stands.
    entry.mtime = new Date(`${modifiedOn}T00:00:00`)
    zip.add(entry)
    entry.push(new Uint8Array(bytes), true)
    yield* parts.splice(0)
  }
  zip.end()
  yield* parts.splice(0)
}
