import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** A call of the crowd, as it travels. */
export type CrowdCall = { url: string; method: string; headers: Record<string, string>; body?: string }
/** How each was answered, and after how many milliseconds. */
export type CrowdAnswer = { status: number; ms: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

const send = ({ url, method, headers, body }: CrowdCall) =>
  new Promise<CrowdAnswer>((resolve, reject) => {
    const start = performance.now()
    const outgoing = request(url, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start }))
      answer.on('error', reject)
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })

// All at once, in a thread of its own: who waits beside them is measured by another.
const calls: CrowdCall[] = workerData
parentPort?.postMessage(await Promise.all(calls.map(send)))
agent.destroy()
