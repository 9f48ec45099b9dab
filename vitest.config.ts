import { defineConfig } from 'vitest/config'
import { LongestFirst } from './checks/run/longest-first.ts'

// Milliseconds: after so long something hangs. Where other work keeps the processors busy, things take many times what they
// take alone, and none is wrong for that.
const hangs = 300_000
const patientWaits = 'checks/run/patient-waits.ts'
const patient = {
  testTimeout: hangs,
  hookTimeout: hangs,
  expect: { poll: { timeout: hangs / 5 } },
  setupFiles: [patientWaits],
}
// Files of a project. Where another part of a run waits, or has come to its end, one takes both processors.
const atOnce = 2
/**
 * V8 13.6 ends a process now and then (SIGSEGV, SIGTRAP) where its compilers run beside the program on busy processors:
 * nodejs/node#64841 and #66126, open as of Node.js 24.21.0. Compiling in turn costs no more of the processor.
 */
const execArgv = ['--no-concurrent-recompilation']
const node = { environment: 'node', restoreMocks: true, execArgv, ...patient } as const

const globalSetup = ['server/testing/start-postgres.ts']
const start = ['server/main.test.ts', 'server/*.start.test.ts']
const journeys = {
  ...node,
  globalSetup: ['e2e/testing/start-shop.ts'],
}

/** Each project is one kind of test; `npm test` runs them all, `vitest run --project rules` one of them. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...node,
          name: 'rules',
          // Nothing here changes what another file sees: half of the time was loading the same modules once more.
          isolate: false,
          maxWorkers: atOnce,
          include: [
            'rules/**/*.test.ts',
            'contract/**/*.test.ts',
            'texts/**/*.test.ts',
            'checks/**/*.test.ts',
            'web/build/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          include: ['server/**/*.test.ts', 'seed/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: start,
          globalSetup,
          // Every file has a database of its own and changes nothing else: they share what they have loaded.
          isolate: false,
          maxWorkers: atOnce,
        },
      },
      {
        // It starts the shop in processes of its own, as it is built.
        test: {
          ...node,
          name: 'start',
          include: start,
          maxWorkers: atOnce,
          globalSetup: [...globalSetup, 'server/testing/compile-server.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          execArgv,
          // As above: most of the time of a file was loading React, Mantine and jsdom once more.
          isolate: false,
          maxWorkers: atOnce,
          restoreMocks: true,
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/build/*.test.ts'],
          ...patient,
          setupFiles: [patientWaits, 'web/testing/setup.ts'],
        },
      },
      {
        // Two files at a time, each with people of the demo whose baskets and favourites no other file changes. Those of a
        // worker share its browser: to launch one and to read all scripts anew was most of what a file took.
        test: { ...journeys, name: 'e2e', include: ['e2e/**/*.test.ts'], isolate: false, maxWorkers: atOnce },
      },
    ],
  },
})
