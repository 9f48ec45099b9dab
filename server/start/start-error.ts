/** Something outside the program must be put right before it can start. The message is for the operator: it is shown without a stack. */
export class StartError extends Error {}

/** For a program's last `catch`: says what is wrong and ends with exit code 1. */
export function endWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
