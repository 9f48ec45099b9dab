import type { AttachmentRefusal } from '../rules/attachment.ts'
import type { TableRefusal } from '../rules/table-file/table-file.ts'

/** How it travels what a file is refused for. */
export const attachmentErrors = {
  'file.empty': { status: 200, code: 50_101 },
  'file.too_large': { status: 200, code: 50_102 },
  'file.not_picture': { status: 200, code: 50_103 },
  'file.too_many_pixels': { status: 200, code: 50_104 },
  'file.broken': { status: 200, code: 50_105 },
  'file.too_many': { status: 200, code: 50_106 },
  'file.side_too_long': { status: 200, code: 50_107 },
  'file.too_laborious': { status: 200, code: 50_108 },
  'file.heic': { status: 200, code: 50_109 },
} satisfies Record<AttachmentRefusal, { status: number; code: number }>

/** How it travels why a file is no table that can be read. */
export const tableErrors = {
  'table.letters': { status: 200, code: 50_121 },
  'table.web_page': { status: 200, code: 50_122 },
  'table.password': { status: 200, code: 50_123 },
  'table.encoding': { status: 200, code: 50_124 },
  'table.sheet': { status: 200, code: 50_125 },
  'table.sheets': { status: 200, code: 50_126 },
} satisfies Record<TableRefusal, { status: number; code: number }>
