const firstWord = 3_000
const nextWord = 20_000

/** Does one step of the start, and says what it waits for where that takes long. */
export async function step<T>(what: string, say: (what: string) => void, work: T | Promise<T>): Promise<T> {
  const tell = () => say(`Still waiting: ${what}`)
  let again: NodeJS.Timeout | undefined
  const first = setTimeout(() => {
    tell()
    again = setInterval(tell, nextWord)
  }, firstWord)
  try {
    return await work
  } finally {
    clearTimeout(first)
    clearInterval(again)
  }
}
