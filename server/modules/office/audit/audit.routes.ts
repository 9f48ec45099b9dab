import { listAuditEvents, verifyAudit } from '../../../../contract/office/audit.ts'
import { toPage } from '../../../../rules/paging.ts'
import type { Mount } from '../../../http/mount.ts'
import { auditPage, chainOfAudit } from './audit.staff.ts'

export const auditRoutes = (mount: Mount) => {
  mount(listAuditEvents, ({ query, db }) => auditPage(db, { ...query, ...toPage(query) }))
  mount(verifyAudit, ({ db }) => chainOfAudit(db))
}
