import type { Endpoint, Input, Reply } from '../../contract/endpoint.ts'
import { CallFailed, readAnswer, toWireRequest } from './call.ts'
import { waitForSameAccount } from './session/session-guard.ts'
import { readToken } from './session/token.ts'

// A slow line takes its time for a picture.
const timeout = 120_000

type UploadRequest = { file: File; onProgress?: (percent: number) => void }

/** Sends a file to an endpoint with `upload`, reporting its progress; what is too large is not sent. Throws `CallFailed`. */
export async function upload<E extends Endpoint>(
  spec: E,
  input: Input<E>,
  { file, onProgress = () => {} }: UploadRequest,
): Promise<Reply<E>> {
  // A server that refuses bytes while they come ends the connection, and the browser knows no reason.
  if (spec.upload && file.size > spec.upload.bytes) throw tooLarge()
  await waitForSameAccount()
  const { method, url } = toWireRequest(spec, input)
  const form = new FormData()
  form.append('file', file)
  return new Promise((resolve, reject) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.timeout = timeout
    request.setRequestHeader('accept-language', document.documentElement.lang)
    const token = readToken()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)))
    request.onload = () => {
      try {
        resolve(readAnswer<Reply<E>>({ status: request.status, body: request.responseText }))
      } catch (failed) {
        reject(failed)
      }
    }
    const lost = () => reject(new CallFailed('offline', { reason: 'offline', code: 0, status: 0 }))
    request.onerror = lost
    request.ontimeout = lost
    request.send(form)
  })
}

const tooLarge = () => new CallFailed('', { reason: 'request.too_large', code: 413, status: 413, fields: ['file'] })
