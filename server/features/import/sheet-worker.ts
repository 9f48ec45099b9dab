import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import { textOfCell } from './cells.ts'

/** Reads the first sheet of an XLSX file in a thread of its own and tells its cells as texts, so many lines at most. */
const { bytes, most }: { bytes: ArrayBuffer; most: number } = workerData
const sheet = await readSheet(bytes)
parentPort?.postMessage(sheet.slice(0, most).map((line) => line.map(textOfCell)))
