import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = Awaited<ReturnType<typeof lineTo>>

/** A line to the database that a test can cut, as a restart does, or freeze, as a machine that hangs does. */
export async function lineTo(url: string) {
  const { port, hostname } = new URL(url)
  const sockets = new Set<Socket>()
  let cut = false
  let frozen = false
  let turnedAway = 0
  let piecesLeft = Number.POSITIVE_INFINITY

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (frozen) socket.pause()
  }
  const server = createServer((near) => {
    keep(near)
    if (cut) {
      turnedAway += 1
      return near.destroy()
    }
    const far = connect(Number(port), hostname)
    keep(far)
    // Not by `pipe`, which resumes what is frozen.
    const carry = (end: Socket) => (chunk: Buffer) => {
      piecesLeft -= 1
      if (piecesLeft === 0) breakAll()
      else end.write(chunk)
    }
    near.on('data', carry(far))
    far.on('data', carry(near))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const here = new URL(url)
  here.port = String((server.address() as AddressInfo).port)
  return {
    url: here.href,
    /** Ends every connection and, until `mend`, every new one. */
    cut: () => {
      cut = true
      turnedAway = 0
      breakAll()
    },
    /** How many new ones came since it was cut. */
    turnedAway: () => turnedAway,
    /** Ends every connection once so many pieces have come, before the last of them goes on; new ones work. */
    breakAfter: (pieces: number) => {
      piecesLeft = pieces
    },
    /** Whether so many have not come yet. */
    isToBreak: () => piecesLeft > 0,
    /** Keeps every connection and takes new ones, and answers on none until `mend`. */
    freeze: () => {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    mend: () => {
      cut = false
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    close: async () => {
      breakAll()
      server.close()
      await once(server, 'close')
    },
  }
}
