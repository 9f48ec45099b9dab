/**
 * The longest time in milliseconds for which this thread worked before it looked for anything else to do, while something
 * was done. Counted in time of the processor: that another process has it says nothing of what is measured.
 */
export async function longestHold(action: () => Promise<unknown>): Promise<number> {
  let last = worked()
  let longest = 0
  const beat = () => {
    const now = worked()
    longest = Math.max(longest, now - last)
    last = now
  }
  const beats = setInterval(beat, 1)
  await action()
  // A turn more: what held the last one is measured when it ends.
  await new Promise((resolve) => setTimeout(resolve, 5))
  clearInterval(beats)
  return longest
}

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
