import type { Endpoint, Input } from '../../contract/endpoint.ts'
import { CallFailed, readAnswer, toWireRequest } from './call.ts'
import { send } from './http/over-http.ts'
import { waitForSameAccount } from './session/session-guard.ts'

type FileEndpoint = Endpoint & { binary: true }

/** Asks for a file; answers it with its name. Throws `CallFailed`. */
export async function fetchFile<E extends FileEndpoint>(
  spec: E,
  input: Input<E>,
): Promise<{ name: string; blob: Blob }> {
  await waitForSameAccount()
  const response = await send(toWireRequest(spec, input, {})).catch((): never => {
    throw new CallFailed('offline', { reason: 'offline', code: 0, status: 0 })
  })
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  // A refusal is an envelope, which has no name.
  if (!name) return readAnswer({ status: response.status, body: await response.text() })
  return { name, blob: await response.blob() }
}

/** Asks for a file and gives it to the browser to keep, under its name. Throws `CallFailed`. */
export async function download<E extends FileEndpoint>(spec: E, input: Input<E>): Promise<void> {
  const { name, blob } = await fetchFile(spec, input)
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Only after the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
