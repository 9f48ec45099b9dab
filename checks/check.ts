import { checks, report, run } from './steps.ts'

const outcomes = await Promise.all(
  checks.map(async (step) => {
    const outcome = await run(step)
    report(outcome)
    return outcome
  }),
)
if (outcomes.some(({ ok }) => !ok)) process.exitCode = 1
