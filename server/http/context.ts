import type { Db, Tx } from '../db/database.ts'
import type { CustomerCaller } from './caller.ts'

/** What a use case works with: the connection or its transaction, who calls, and when it is. A handler's call is one. */
export type Context<Who = CustomerCaller, Connection = Db | Tx> = { db: Connection; caller: Who; now: Date }
