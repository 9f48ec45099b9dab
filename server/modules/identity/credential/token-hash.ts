import { createHash } from 'node:crypto'

/** Only the hash of a token is stored: of a session, and of a link to choose a password. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
