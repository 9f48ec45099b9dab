import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type Puzzle = Challenge['parameters']

/** Lets the browser work on a captcha's puzzle for some seconds; answers what `code` takes for it, null where it failed. */
export async function workOn(work: Puzzle, controller: AbortController) {
  // The server signs the puzzle by a secret that it keeps to itself, so no signature travels.
  const challenge: Challenge = { parameters: work }
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution && `${solution.counter}.${solution.derivedKey}`
}
