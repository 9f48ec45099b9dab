import type { Endpoint, Input } from '../../contract/endpoint.ts'
import { CallFailed, readAnswer, toWireRequest } from './call.ts'
import { readToken } from './session/token.ts'

// Specification section 9. Milliseconds.
const timeout = 60_000

/**
 * Reads a picture of an endpoint with `binary` as a `data:` address: it needs the token of the header, and the policy of
 * the pages lets a picture come from nowhere else. Throws `CallFailed`.
 */
export async function callPicture<E extends Endpoint>(spec: E, input: Input<E>): Promise<string> {
  const token = readToken()
  const response = await fetch(toWireRequest(spec, input).url, {
    headers: {
      'accept-language': document.documentElement.lang,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  }).catch((): never => {
    throw new CallFailed('offline', { reason: 'offline', code: 0, status: 0 })
  })
  if (!response.headers.get('content-type')?.startsWith('image/')) {
    return readAnswer<never>({ status: response.status, body: await response.text() })
  }
  return toDataUrl(await response.blob())
}

const toDataUrl = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
