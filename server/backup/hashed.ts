import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What has passed through: the hash of its bytes and how many they were. */
export class HashingStream {
  readonly #hash: Hash = createHash('sha256')
  bytes = 0

  /** A step of a pipeline. */
  readonly through = async function* (this: HashingStream, source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      this.#hash.update(chunk)
      this.bytes += chunk.length
      yield chunk
    }
  }.bind(this)

  sha256(): string {
    return this.#hash.digest('hex')
  }
}

/** Writes a new file that its owner alone reads and that survives a crash. */
export const newFile = (path: string) => createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })

/** Reads a stream to its end for what has passed. */
export async function drain(source: Readable, passed: HashingStream, signal?: AbortSignal) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(source, passed.through, nowhere, signal ? { signal } : {})
}

export async function sha256Of(path: string, signal?: AbortSignal): Promise<string> {
  const passed = new HashingStream()
  await drain(createReadStream(path), passed, signal)
  return passed.sha256()
}
