/** The body of a foreign server's answer, or null where it is longer: the rest of it is not waited for. */
export async function readAtMost({ body }: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
