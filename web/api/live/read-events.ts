/** An event of a stream of Server-Sent Events. */
export type StreamEvent = { name: string; data: string }

type Reader = {
  onEvent: (event: StreamEvent) => void
  /** From which id the stream goes on when it is opened again. */
  onId: (id: string) => void
  /** Something came, if only a sign that the stream lives. */
  onLife: () => void
}

/** Reads a stream of events to its end. Not by `EventSource`, which sends no token. */
export async function readEvents(body: ReadableStream<Uint8Array>, { onEvent, onId, onLife }: Reader) {
  let rest = ''
  const chunks = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  for (let { value, done } = await chunks.read(); !done; { value, done } = await chunks.read()) {
    onLife()
    const frames = (rest + value).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) readFrame(frame, { onEvent, onId })
  }
}

function readFrame(frame: string, { onEvent, onId }: Pick<Reader, 'onEvent' | 'onId'>) {
  const event: StreamEvent = { name: 'message', data: '' }
  for (const line of frame.split('\n')) {
    const at = line.indexOf(':')
    const value = line.slice(at + 1).trimStart()
    if (line.startsWith('id:')) onId(value)
    else if (line.startsWith('event:')) event.name = value
    else if (line.startsWith('data:')) event.data += value
  }
  if (event.data !== '') onEvent(event)
}
