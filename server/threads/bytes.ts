/** The bytes that a thread answered with; a buffer arrives as a plain array of bytes. */
export function toBytes(answer: unknown): Buffer {
  if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  throw new Error('The thread answered no bytes')
}
