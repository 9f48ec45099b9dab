type Task = { ms: number; fails?: boolean; end?: 'memory' | 'exit' }

/** Works for so many milliseconds, fails, or ends in a bad way. */
export default function busy({ ms, fails = false, end }: Task) {
  const until = performance.now() + ms
  while (performance.now() < until);
  if (fails) throw new Error('The task failed')
  if (end === 'exit') process.exit(3)
  const allocated: unknown[] = []
  while (end === 'memory') allocated.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
  return new Uint8Array([ms])
}
