import { ownForwarder } from '../../../../rules/shipping/forwarder.ts'
import type { Db } from '../../../db/database.ts'

/** The carriers of the shop by code and name; the way by a forwarder of the customer is none. */
export const findForwarders = (db: Db) =>
  db.selectFrom('carriers').select(['code', 'name']).where('code', '<>', ownForwarder).orderBy('name').execute()
