/** A shop that waits for work which never ends. */
import { runInProcess } from '../../threads/process.ts'

await runInProcess('endless', { task: new URL('process-task.ts', import.meta.url), callerId: 'a' })
