import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it is sent, header and all, in the order in which it came; it can be made to refuse. */
export async function startMailServer() {
  const state = { accepting: true, received: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.accepting ? null : new Error('mailbox busy')),
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        // Quoted-printable ends its lines where it likes.
        state.received.push(mail.replaceAll('=\r\n', ''))
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received: state.received,
    accept: (accepting: boolean) => {
      state.accepting = accepting
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** The value of a header as its reader takes it, folded lines joined (RFC 5322); undefined where there is none. */
export function readHeader(mail: string, name: string): string | undefined {
  const [head = ''] = mail.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}
