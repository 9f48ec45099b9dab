import { vi } from 'vitest'

// Milliseconds, as `expect.poll` waits. What does not come by then hangs; a second is too short for a busy machine.
const longestWait = 60_000

const { waitFor, waitUntil } = vi

// Files of a worker share `vi`: the first of them has seen to it.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options = {}) {
    const given = typeof options === 'number' ? { timeout: options } : options
    return waitFor(callback, { timeout: longestWait, ...given })
  }
  vi.waitUntil = (callback, options = {}) => {
    const given = typeof options === 'number' ? { timeout: options } : options
    return waitUntil(callback, { timeout: longestWait, ...given })
  }
}
