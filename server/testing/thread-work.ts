/** Work that a test lets a thread do: takes milliseconds, or ends in a bad way. */
export default function work({ spin = 0, fail }: { spin?: number; fail?: 'throw' | 'memory' | 'exit' }): string {
  const end = performance.now() + spin
  while (performance.now() < end);
  if (fail === 'throw') throw new Error('The work cannot be done')
  if (fail === 'exit') process.exit(3)
  const kept: unknown[] = []
  while (fail === 'memory') kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })))
  return 'done'
}
