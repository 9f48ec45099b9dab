type Task = {
  answer?: number
  /** How many stand there, and 1 where they may go on: until then their threads stand still. */
  gate?: Int32Array<SharedArrayBuffer>
  fails?: boolean
  end?: 'memory' | 'exit'
}

/** Holds its thread as long as the test says, answers, fails, or ends in a bad way. */
export default function busy({ answer = 1, gate, fails = false, end }: Task) {
  if (gate) standAt(gate)
  if (fails) throw new Error('The task failed')
  if (end === 'exit') process.exit(3)
  const allocated: unknown[] = []
  while (end === 'memory') allocated.push(new Array(1_000_000).fill(allocated))
  return new Uint8Array([answer])
}

// Nobody opens it who stands there.
const longestWait = 20_000

function standAt(gate: Int32Array<SharedArrayBuffer>) {
  Atomics.add(gate, 0, 1)
  if (Atomics.wait(gate, 1, 0, longestWait) === 'timed-out') throw new Error('Nobody has opened the gate')
}
