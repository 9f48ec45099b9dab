import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'

// Wherever one of these stands in a logged object, its value stays out of the log.
const secret = [
  'authorization',
  'cookie',
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'access_token',
  'emailVerificationCode',
]

// PostgreSQL reports the whole row that it refused, a password's hash and what is personal with it.
const rowsRefused = ['err.detail', 'err.where']

/** The shop's log, one JSON line for each entry, on standard output by default. */
export const openLog = (level: string, destination: DestinationStream = standardOutput()): Logger =>
  pino(
    {
      level,
      redact: {
        paths: [...secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), ...rowsRefused],
        censor: '[secret]',
      },
    },
    destination,
  )

/**
 * What cannot be written, on a full disk for example, is lost: the shop does not end for it. (pino's own destination
 * would try for ever to write it, when the process ends.)
 */
const standardOutput = (): DestinationStream => ({
  write(line) {
    try {
      writeSync(1, line)
    } catch (error) {
      // A pipe whose reader is slow: the stream keeps what is to be written.
      if ((error as NodeJS.ErrnoException).code === 'EAGAIN') process.stdout.write(line)
    }
  },
})
