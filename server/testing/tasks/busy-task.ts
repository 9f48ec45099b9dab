type Task = {
  answer?: number
  /** Its thread stands still until this is 1. */
  gate?: Int32Array<SharedArrayBuffer>
  fails?: boolean
  end?: 'memory' | 'exit'
}

/** Holds its thread as long as the test says, answers, fails, or ends in a bad way. */
export default function busy({ answer = 1, gate, fails = false, end }: Task) {
  if (gate) Atomics.wait(gate, 0, 0)
  if (fails) throw new Error('The task failed')
  if (end === 'exit') process.exit(3)
  const allocated: unknown[] = []
  while (end === 'memory') allocated.push(new Array(1_000_000).fill(allocated))
  return new Uint8Array([answer])
}
