import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { readablePart } from '../../../../rules/identity/guessable-words.ts'

export type Guessing = { password: string; words: string[] }

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** After how many tries a password is guessed. In a thread: of some it takes half a second. */
export default ({ password, words }: Guessing): number => estimator.check(readablePart(password), words).guesses
