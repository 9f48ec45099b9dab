import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's lower bound for argon2id: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// A hash takes a whole core for some milliseconds; one at a time leaves the others to who is signed in.
const oneAtATime = pLimit(1)

export const hashPassword = (password: string) => oneAtATime(() => hash(password, cost))

export const passwordMatches = (passwordHash: string, password: string) =>
  oneAtATime(() => verify(passwordHash, password))
