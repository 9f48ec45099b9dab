import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, inject } from 'vitest'

/** A mail server that takes every mail and lays it into a folder. */
export async function startPostOffice(folder: string) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((mail) => {
        const recipients = envelope.rcptTo.map(({ address }) => address).join(',')
        const path = join(folder, randomUUID())
        writeFileSync(`${path}.begun`, `${recipients}\n${readable(mail)}`)
        renameSync(`${path}.begun`, `${path}.eml`)
        done()
      }, done)
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}

/** Quoted-printable ends its lines where it likes and writes signs beyond ASCII as bytes. */
const readable = (mail: string) =>
  mail
    .replaceAll('=\r\n', '')
    .replaceAll(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

const mails = () => {
  const folder = inject('mailFolder')
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The mail to an address that says this; waits until it has arrived. */
export async function waitForMail(address: string, says: RegExp): Promise<string> {
  const found = () => mails().find((mail) => mail.split('\n', 1)[0] === address && says.test(mail))
  await expect.poll(found, { message: `a mail to ${address} that says ${says}` }).toBeDefined()
  return found() ?? ''
}
