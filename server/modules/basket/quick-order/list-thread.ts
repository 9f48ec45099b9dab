import { type ListSource, type PackedReading, readSource } from './reading.ts'

const linesOfAPart = 200

/** Reads a long list in a thread. Its lines travel as JSON by some hundreds: each part holds the others but for a moment. */
export default function readInThread(source: ListSource): PackedReading {
  const { lines, ...reading } = readSource(source)
  const starts = Array.from({ length: Math.ceil(lines.length / linesOfAPart) }, (_, at) => at * linesOfAPart)
  return { ...reading, parts: starts.map((start) => JSON.stringify(lines.slice(start, start + linesOfAPart))) }
}
