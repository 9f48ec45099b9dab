import { vi } from 'vitest'

/** Answers a file that is sent; it travels by XMLHttpRequest, which tells how much has left. */
export function answeringFiles(data: object, refused?: { code: number; msg: string }) {
  class Sending {
    status = 200
    responseText = JSON.stringify({ code: 200, msg: 'ok', ...refused, data })
    upload = {}
    onload = () => {}
    open() {}
    setRequestHeader() {}
    send() {
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
}
