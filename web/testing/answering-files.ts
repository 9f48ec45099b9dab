import { vi } from 'vitest'

type Answer = { code?: number; msg?: string; data: object }

/** Answers files that are sent, each by its address below the API; answers the addresses. They travel by XMLHttpRequest, which reports the progress. */
export function answeringUploads(answer: (url: string) => Answer): string[] {
  const urls: string[] = []
  class Sending {
    status = 200
    responseText = ''
    upload = {}
    onload = () => {}
    open(_: string, url: string) {
      urls.push(url)
      this.responseText = JSON.stringify({ code: 200, msg: 'ok', ...answer(url) })
    }
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
  return urls
}

/** The same answer for any file. */
export const answeringFiles = (data: object, refused?: { code: number; msg: string }) =>
  answeringUploads(() => ({ ...refused, data }))
